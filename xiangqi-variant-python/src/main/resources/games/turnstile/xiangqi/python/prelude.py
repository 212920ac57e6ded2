"""What scripts see of a game: the API, pieces, and the functions by which Java asks a script.

Boards, ways and pieces cross the border between the languages as text, since crossings cost most.
A character of a board stands for the kind of the piece on a square, one of a way for a square.
"""

import builtins

MODULES = frozenset((
    "__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "fractions",
    "functools", "heapq", "itertools", "json", "math", "numbers", "operator", "re", "string",
    "typing"))
STEPS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
ENCODED = "py:"
BETWEEN_WAYS = "\0"
DEEPEST_ATTRIBUTE = 20

original_import = builtins.__import__


def import_for_script(name, globals=None, locals=None, fromlist=(), level=0):
    # Modules of the library have other names, and import what they need.
    if globals is None or globals.get("__name__") == "__main__":
        if name.partition(".")[0] not in MODULES:
            raise ImportError(
                f"scripts cannot import {name!r}; they can import {', '.join(sorted(MODULES))}")
    return original_import(name, globals, locals, fromlist, level)


class Moment:
    """The board during one call of a script's function."""

    def __init__(self, writable, rows, columns, turn):
        self.writable = writable
        self.rows = rows
        self.columns = columns
        self.turn = turn
        self.kinds = None
        self.pieces = {}

    def piece_on(self, square):
        piece = self.pieces.get(square)
        if piece is None:
            if self.kinds is None:
                self.kinds = host.board()
            kind = ord(self.kinds[square])
            if kind:
                piece = self.pieces[square] = Chess(self, square, kind)
        return piece

    def write(self, what):
        if not self.writable:
            raise RuntimeError(f"{what} is possible in after_move only")

    def settle(self):
        """Tells the host what has been assigned to pieces."""
        if self.writable:
            for piece in tuple(self.pieces.values()):
                piece._settle()

    def forget(self, square):
        piece = self.pieces.pop(square, None)
        if piece is not None:
            piece._square = None


class NoMoment:
    """What there is of a board while a script is loaded."""

    def __getattr__(self, name):
        raise RuntimeError(
            "there is no board while the script is loaded; ask for it inside a function")


moment = NoMoment()
known_kinds = {}


def data_of(kind):
    data = known_kinds.get(kind)
    if data is None:
        data = known_kinds[kind] = eval(host.kind(kind), {})
    return data


def copy_of_rule(sections):
    return [
        [term if len(term) == 1 else (term[0], list(term[1])) for term in section]
        for section in sections]


def decoded(text):
    if text.startswith(ENCODED):
        from ast import literal_eval
        try:
            return literal_eval(text[len(ENCODED):])
        except (ValueError, SyntaxError, RecursionError):
            return text
    return text


def is_plain(value, depth=0):
    if depth > DEEPEST_ATTRIBUTE:
        return False
    if type(value) in (list, tuple):
        return all(is_plain(item, depth + 1) for item in value)
    if type(value) is dict:
        return all(
            is_plain(key, depth + 1) and is_plain(item, depth + 1) for key, item in value.items())
    return value is None or type(value) in (bool, int, float, str)


def encoded(key, value):
    if type(key) is not str:
        raise TypeError(f"the keys of attr are str, not {type(key).__name__}")
    if type(value) is str and not value.startswith(ENCODED) and host.isAttribute(value):
        return value
    if not is_plain(value):
        raise TypeError(
            f"attr[{key!r}] is None, bool, int, float, str, or a list, tuple or dict of them, not "
            f"{type(value).__name__}")
    return ENCODED + repr(value)


def square_of(arr):
    if type(arr) not in (tuple, list) or len(arr) != 2:
        raise TypeError(f"a square is (row, column), not {shown(arr)}")
    row, column = arr
    if type(row) is not int or type(column) is not int:
        raise TypeError(f"a square is (row, column), two int, not {shown(arr)}")
    if not (0 <= row < moment.rows and 0 <= column < moment.columns):
        raise IndexError(
            f"({row}, {column}) is not on a board of {moment.rows} rows and {moment.columns} columns")
    return row * moment.columns + column


def shown(value):
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "..."


class Chess:
    """A piece, good for the call in which a script got it."""

    __slots__ = ("_moment", "_square", "_kind", "_name", "_move", "_tran_move", "_attr")

    def __init__(self, where, square, kind):
        self._moment = where
        self._square = square
        self._kind = kind
        self._name = self._move = self._tran_move = self._attr = None

    id = property(lambda self: data_of(self._kind)[0])
    belong = property(lambda self: data_of(self._kind)[2])
    is_captain = property(lambda self: data_of(self._kind)[3])
    tran_con = property(lambda self: list(data_of(self._kind)[5]))
    is_tran = property(lambda self: data_of(self._kind)[7])

    @property
    def name(self):
        return data_of(self._kind)[1] if self._name is None else self._name

    @name.setter
    def name(self, value):
        self._moment.write("assigning to 'name'")
        self._check(value, self.move, self.tran_move)
        self._name = value

    @property
    def move(self):
        if self._move is None:
            self._move = copy_of_rule(data_of(self._kind)[4])
        return self._move

    @move.setter
    def move(self, value):
        self._moment.write("assigning to 'move'")
        self._check(self.name, value, self.tran_move)
        self._move = value

    @property
    def tran_move(self):
        if self._tran_move is None:
            self._tran_move = copy_of_rule(data_of(self._kind)[6])
        return self._tran_move

    @tran_move.setter
    def tran_move(self, value):
        self._moment.write("assigning to 'tran_move'")
        self._check(self.name, self.move, value)
        self._tran_move = value

    @property
    def attr(self):
        if self._attr is None:
            self._attr = {key: decoded(text) for key, text in data_of(self._kind)[8].items()}
        return self._attr

    @attr.setter
    def attr(self, value):
        self._moment.write("assigning to 'attr'")
        if type(value) is not dict:
            raise TypeError(f"attr is a dict, not {shown(value)}")
        self._attr = value

    @property
    def now_move(self):
        if self._moment is not moment or self._square is None:
            raise RuntimeError(
                "a piece that has been taken, or was got in another call, does not move")
        moment.settle()
        sections = data_of(self._kind)[6 if self.is_tran else 4]
        return [
            [ord(direction) for direction in host.directions(self._square, section + 1)]
            for section in range(len(sections))]

    def _check(self, name, move, tran_move):
        complaint = host.complaint(self._kind, name, move, tran_move)
        if complaint:
            raise ValueError(complaint)

    def _settle(self):
        data = data_of(self._kind)
        attr = data[8]
        if self._attr is not None:
            attr = {key: encoded(key, value) for key, value in self._attr.items()}
        if (self._name not in (None, data[1]) or self._move not in (None, data[4])
                or self._tran_move not in (None, data[6]) or attr != data[8]):
            self._kind = host.put(
                self._square, self._kind, self.name, self.move, self.tran_move,
                list(attr.keys()), list(attr.values()))

    def __repr__(self):
        return f"<piece {self.id}: {self.name}>"


class Api:
    """The game as scripts see it."""

    __slots__ = ()

    rl = property(lambda self: moment.rows)
    cl = property(lambda self: moment.columns)
    turn = property(lambda self: moment.turn)

    def get_arr_by_rd(self, arr, r, d):
        row, column = divmod(square_of(arr), moment.columns)
        if type(r) is not int or not 1 <= r <= 8:
            raise ValueError(f"a direction is 1 to 8, not {shown(r)}")
        if type(d) is not int:
            raise TypeError(f"a distance is an int, not {shown(d)}")
        row += STEPS[r - 1][0] * d
        column += STEPS[r - 1][1] * d
        return (row, column) if 0 <= row < moment.rows and 0 <= column < moment.columns else None

    def get_chess_by_arr(self, arr):
        return moment.piece_on(square_of(arr))

    def get_chess_arr_by_id(self, id):
        columns = moment.columns
        square = host.only(id) if type(id) is int and 0 < id <= host.types() else -1
        return None if square < 0 else divmod(square, columns)

    def can_eat(self, chess1, chess2):
        return 3 not in (chess1.belong, chess2.belong) and chess1.belong != chess2.belong

    def add_chess(self, id, arr):
        moment.write("API.add_chess")
        if type(id) is not int or not 1 <= id <= host.types():
            raise ValueError(f"an id is 1 to {host.types()}, not {shown(id)}")
        square = square_of(arr)
        moment.settle()
        host.add(id, square)
        moment.forget(square)
        moment.kinds = None

    def move(self, arr1, arr2):
        moment.write("API.move")
        start, end = square_of(arr1), square_of(arr2)
        moment.settle()
        mover = moment.piece_on(start)
        if start != end:
            host.move(start, end)
            moment.forget(end)
            moment.kinds = None
        if start != end and mover is not None:
            moment.pieces[end] = moment.pieces.pop(start)
            mover._square = end

    def win(self, belong):
        moment.write("API.win")
        if type(belong) is not int or belong not in (1, 2):
            raise ValueError(f"the winner is 1 or 2, not {shown(belong)}")
        moment.settle()
        host.win(belong)

    def stalemate(self):
        moment.write("API.stalemate")
        moment.settle()
        host.stalemate()


class Script:
    """The functions of a script that has been loaded."""

    def __init__(self, scope):
        self.rules = scope.get("loc_rules", {})
        self.check_can_go = scope.get("check_can_go")
        self.after_move = scope.get("after_move")
        self.name = text_of(scope, "EX_NAME", None)
        self.version = text_of(scope, "EX_VERSION", "")
        self.help = text_of(scope, "HELP", "")
        if type(self.rules) is not dict:
            raise TypeError(f"loc_rules is a dict of functions, not {shown(self.rules)}")
        for name, function in self.rules.items():
            if type(name) is not str or not callable(function):
                raise TypeError(f"loc_rules has functions by their names, not {shown(name)}: "
                                f"{shown(function)}")
        for name in ("check_can_go", "after_move"):
            if getattr(self, name) is not None and not callable(getattr(self, name)):
                raise TypeError(f"{name} is a function, not {shown(getattr(self, name))}")
        self.rule_names = list(self.rules)
        self.rule_lines = [line_of(function) for function in self.rules.values()]
        self.lines = [line_of(self.check_can_go), line_of(self.after_move)]
        self.changes_ways = self.check_can_go is not None
        self.acts_after_moves = self.after_move is not None

    def holds(self, rows, columns, turn, name, arguments, square):
        def work():
            numbers = tuple(int(number) for number in arguments.split())
            return bool(self.rules[name](numbers, divmod(square, columns)))

        return during(Moment(False, rows, columns, turn), work)

    def change(self, rows, columns, turn, ways, square):
        def work():
            given = ways.split(BETWEEN_WAYS) if ways else []
            can_go = [[divmod(ord(sign) - 1, columns) for sign in way] for way in given]
            result = self.check_can_go(can_go, moment.piece_on(square), divmod(square, columns))
            return BETWEEN_WAYS.join(ways_of(result, frozenset(given)))

        return during(Moment(False, rows, columns, turn), work)

    def act(self, rows, columns, turn, start, end):
        def work():
            self.after_move(divmod(start, columns), divmod(end, columns))
            moment.settle()

        during(Moment(True, rows, columns, turn), work)


def line_of(function):
    code = getattr(function, "__code__", None)
    return 1 if code is None else code.co_firstlineno


def text_of(scope, name, otherwise):
    text = scope.get(name, otherwise)
    if text is None:
        raise TypeError(f"{name} is missing; it is a str")
    if type(text) is not str:
        raise TypeError(f"{name} is a str, not {shown(text)}")
    return text.strip()


def ways_of(result, given):
    if type(result) not in (list, tuple):
        raise TypeError(f"check_can_go returns a list of lists of squares, not {shown(result)}")
    found = {}
    for way in result:
        if type(way) not in (list, tuple):
            raise TypeError(f"check_can_go returns lists of squares, not {shown(way)}")
        text = "".join([chr(square_of(arr) + 1) for arr in way])
        if text in given:
            found[text] = True
        else:
            # Every square of a way that a script has made can be gone to, as in the original.
            for length in range(1, len(text) + 1):
                found[text[:length]] = True
    return found


def during(new, work):
    global moment
    outer = moment
    moment = new
    try:
        return work()
    finally:
        new.writable = False
        moment = outer


def line_of_error(error, file):
    line = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def loaded():
    import __main__
    return Script(vars(__main__))


builtins.__import__ = import_for_script
api = Api()
