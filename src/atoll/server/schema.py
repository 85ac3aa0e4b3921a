"""The protocol as TypeScript: `python -m atoll.server.schema > web/src/protocol.ts`; a test sees to it that it is fresh."""

from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as m

from . import protocol

HEADER = """// What client and server say to each other. Written by
// `python -m atoll.server.schema` from src/atoll/server/protocol/: change it there, not here.
"""
PLAIN = {
    m.StrType: "string",
    m.IntType: "number",
    m.FloatType: "number",
    m.BoolType: "boolean",
    m.NoneType: "null",
    m.AnyType: "any",
}


def typescript(module: ModuleType = protocol) -> str:
    """The whole file: a constant, the named literals, an interface for each struct, the unions of messages."""
    parts = [HEADER, f"export const VERSION = {module.VERSION};\n"]
    parts += [_alias(name, value) for name, value in vars(module).items() if _is_alias(value)]
    parts += [_interface(kind) for kind in vars(module).values() if _is_message(kind, module)]
    parts += [_union(name, value) for name, value in vars(module).items() if _is_union(value, module)]
    return "\n".join(parts)


def _is_alias(value: object) -> bool:
    return str(value).startswith("typing.Literal[")


def _is_message(kind: object, module: ModuleType) -> bool:
    here = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(module.__name__)
    return here and bool(_struct(kind).fields or _struct(kind).tag)


def _is_union(value: object, module: ModuleType) -> bool:
    members = getattr(value, "__args__", ())
    return bool(members) and all(_is_message(member, module) for member in members)


def _struct(kind: Any) -> m.StructType:
    info = m.type_info(kind)
    assert isinstance(info, m.StructType)
    return info


def _alias(name: str, value: object) -> str:
    return f"export type {name} = {_type(m.type_info(value))};\n"


def _union(name: str, value: Any) -> str:
    return f"export type {name} = {' | '.join(kind.__name__ for kind in value.__args__)};\n"


def _interface(kind: type[msgspec.Struct]) -> str:
    info = _struct(kind)
    lines = [f"/** {line} */" for line in _doc(kind)]
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_quote(info.tag)};")
    for field in info.fields:
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _doc(kind: type) -> list[str]:
    first = (kind.__dict__.get("__doc__") or "").strip().split("\n\n")[0]
    return [" ".join(first.split())] if first else []


def _type(info: m.Type) -> str:
    if isinstance(info, m.Metadata):
        return _type(info.type)
    if isinstance(info, m.LiteralType):
        return " | ".join(_quote(value) for value in info.values)
    if isinstance(info, m.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, m.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, m.UnionType):
        return " | ".join(dict.fromkeys(_type(member) for member in info.types))
    if isinstance(info, m.StructType):
        return info.cls.__name__
    return PLAIN[type(info)]


def _quote(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    print(typescript(), end="")
