import { Decoder, decode, Reflection } from '@colyseus/schema'

/** Returns the types of a state as the server describes them to a joining client, with one line for each field, in the order of their numbers. */
export function readHandshake(joinFrame: Uint8Array): string {
  const it = { offset: 1 }
  // The reconnection token is random.
  it.offset += 1 + (joinFrame[it.offset] ?? 0)
  const serializer = decode.string(joinFrame, it)
  const length = decode.number(joinFrame, it)
  const reflection = new Reflection()
  new Decoder(reflection).decode(joinFrame.slice(it.offset, it.offset + length))
  const types = reflection.types.map(({ id, extendsId, fields }) => {
    const head = `type ${id}${extendsId === undefined ? '' : ` extends ${extendsId}`}`
    const rows = fields.map(({ name, type, referencedType, childPrimitive, quantized }, index) =>
      [
        ` ${index}`,
        name,
        type,
        ...(referencedType === undefined ? [] : [`type ${referencedType}`]),
        ...(childPrimitive ? [childPrimitive] : []),
        ...(quantized ? [JSON.stringify(quantized)] : []),
      ].join(' '),
    )
    return [head, ...rows].join('\n')
  })
  return [`serializer ${serializer}`, `root type ${reflection.rootType ?? 0}`, ...types, ''].join('\n')
}
