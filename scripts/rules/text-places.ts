import { bare, children, isNode, propertyKey, type Source } from './syntax.ts'

/** Where a text or a group of texts is: the exporting file, and the keys from the export down to the text. */
export type Place = { readonly file: string; readonly keys: readonly string[] }

/** `…/words.ts: words.title` */
export const nameOf = ({ file, keys }: Place): string => `${file}: ${keys.join('.')}`
export const below = ({ file, keys }: Place, key: string): Place => ({ file, keys: [...keys, key] })
/** A place and all that hold it, the innermost first. */
export const upFrom = ({ file, keys }: Place): Place[] =>
  keys.map((_, at) => ({ file, keys: keys.slice(0, keys.length - at) }))

/** A place and those below it, outer ones first. */
export function placesIn(place: Place, value: unknown): Place[] {
  const object = bare(value)
  if (!isNode(object) || object.type !== 'ObjectExpression') return [place]
  const inner = children(object).flatMap((property) => {
    const key = propertyKey(property)
    return key === null ? [] : placesIn(below(place, key), property.value)
  })
  return [place, ...inner]
}

/** What a file exports where it declares it: name and value. */
export const exportsOf = ({ file, program }: Source): readonly (readonly [Place, unknown])[] =>
  children(program)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => (isNode(declaration) ? children(declaration) : []))
    .flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) ? [[{ file, keys: [String(id.name)] }, init] as const] : [],
    )
