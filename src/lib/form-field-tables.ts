/**
 * Forms as tables of fields: the name of each field, its place in what the form changes, its words and its kind. From the
 * table follow what a form shows, what is read of it, and which field is meant by a place.
 */

/** The fields of a form as they are typed. A box that is not ticked is missing. */
export type TypedFields = Readonly<Record<string, string>>

/** What is wrong with the fields of a form, by their names. */
export type FormProblems = Readonly<Record<string, string>>

/** Returns what a form showed when it was opened; nothing if it does not say so. */
export function shownIn({ antes = '' }: TypedFields): TypedFields {
  try {
    return Object(JSON.parse(antes)) as TypedFields
  } catch {
    return {}
  }
}

export const TICKED_VALUE = 'sim'

export type Choice = readonly [value: string, label: string]

/** What a kind of field needs to read what was typed. */
type Reading<Value> = {
  readonly name: string
  readonly before: Value
  /** The values that may be chosen. */
  readonly choices: readonly string[]
}

/** How a kind of field is drawn, what it shows of a value, and how it reads what was typed. */
export type FieldKind<Value> = {
  readonly input: 'line' | 'lines' | 'select' | 'tick' | 'ticks' | 'own'
  /** What the names of its boxes begin with, if it has one for each choice. */
  readonly box?: string
  /** Returns what the form shows. */
  asTyped(value: Value, name: string): TypedFields
  /** Returns the typed value. What cannot be read is a value that the schema refuses. */
  read(typed: TypedFields, reading: Reading<Value>): unknown
  /** Returns what is wrong with what was typed, where a schema cannot say it. */
  problems?(typed: TypedFields, reading: Reading<Value>): FormProblems
}

/** What a form says about a place, and the field with which it changes that. */
type Editor<Value, Context, Group extends string> = {
  readonly name: string
  readonly label: string
  readonly kind: FieldKind<Value>
  /** The group of fields in which it stands. */
  readonly in: Group
  readonly hint?: string
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | 'url'
  readonly type?: 'datetime-local'
  readonly required?: boolean
  readonly maxLength?: number
  /** How many lines it shows, if it takes several. */
  readonly rows?: number
  /** What may be chosen; a function if that depends on more than the form, as on the edition of a plan. */
  readonly choices?: readonly Choice[] | ((context: Context) => readonly Choice[])
  /** What is wrong if it is empty, and if it cannot be read; what the schema says by default. */
  readonly missing?: string
  readonly problem?: string
  /** What the form says of the value that an empty field means, if that comes from elsewhere. */
  inherits?(value: string): string
}

/** A place whose field, if it has one, is not drawn and read by the table. */
type NoEditor = { readonly [Key in keyof Omit<Editor<unknown, unknown, string>, 'name'>]?: undefined } & {
  readonly name?: string
}

/** What a sentence about a change says. */
type Sentence<Shown> = {
  /** The name of the place in sentences; they say nothing of a place without one. */
  readonly said?: string
  /** How sentences write its value. */
  written?(item: Shown): string
  /** Whether it is a detail of which sentences about a whole new item say nothing. */
  readonly isDetail?: boolean
}

/** A row of a form: a place, by the names that lead to it, with its name in sentences and the field that changes it. */
export type FormRow<Value, Context, Group extends string, Shown> = Sentence<Shown> & {
  readonly at: string
} & (Editor<Value, Context, Group> | NoEditor)

/** The rows that a form may have for the fields of an item. */
export type RowOf<Item, Context, Group extends string, Shown = Item> = {
  [Place in keyof Item & string]-?: { readonly at: Place } & FormRow<Item[Place], Context, Group, Shown>
}[keyof Item & string]

/** The rows of a form of any item. A place within that of a row belongs to the row. */
export type FormRows<Context = never, Group extends string = string, Shown = never> = readonly FormRow<
  unknown,
  Context,
  Group,
  Shown
>[]

/** What may be chosen in the fields of a form, by their names. */
export type Choices = Readonly<Record<string, readonly Choice[]>>

/** Returns the fields of a form, or those of one of its groups. */
export const fieldsIn = <Context, Group extends string>(rows: FormRows<Context, Group>, group?: Group) =>
  rows.flatMap((row) => (row.kind !== undefined && (group ?? row.in) === row.in ? [row] : []))

/** Returns the value at a place such as `landing.banner.heading`. */
export const valueAt = (item: unknown, place: string): unknown =>
  place.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], item)

/** Returns what a form shows of an item. */
export const asTyped = (rows: FormRows, item: object): TypedFields =>
  Object.assign({}, ...fieldsIn(rows).map(({ at, name, kind }) => kind.asTyped(valueAt(item, at), name)))

/** Returns the values that empty fields of a form mean, by their names. */
export const inheritedIn = (rows: FormRows, from: object): TypedFields =>
  Object.fromEntries(
    fieldsIn(rows).flatMap(({ at, name, inherits }) =>
      inherits ? [[name, (valueAt(from, at) as string | null) ?? ''] as const] : [],
    ),
  )

/** Returns what may be chosen in a form, where that depends on more than the form. */
export const choicesOf = <Context>(rows: FormRows<Context>, context: Context): Choices =>
  Object.fromEntries(
    fieldsIn(rows).flatMap(({ name, choices }) =>
      typeof choices === 'function' ? [[name, choices(context)] as const] : [],
    ),
  )

/** Returns an item with the typed values, and what is wrong with those that no schema can refuse. */
export function readTyped(
  rows: FormRows,
  typed: TypedFields,
  before: object,
  choices: Choices,
): { readonly item: object; readonly problems: FormProblems } {
  const fields = fieldsIn(rows).map(({ at, name, kind }) => {
    const values = (choices[name] ?? []).map(([value]) => value)
    return { place: at.split('.'), kind, reading: { name, before: valueAt(before, at), choices: values } }
  })
  return {
    item: fields.reduce(
      (item, { place, kind, reading }) => withValueAt(item, place, kind.read(typed, reading)),
      before,
    ),
    problems: Object.assign({}, ...fields.map(({ kind, reading }) => kind.problems?.(typed, reading))),
  }
}

/**
 * Returns an item with another value at a place, without the place if the value is undefined. A part that the item lacks
 * is not made for nothing.
 */
function withValueAt(item: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const { [name]: before, ...others } = item as Record<string, unknown>
  if (value === undefined && before === undefined) return others
  const now = rest.length === 0 ? value : withValueAt((before as object | undefined) ?? {}, rest, value)
  return now === undefined ? others : { ...others, [name]: now }
}

/** Returns the row of the field that changes a place; that of the first field for a place that none changes. */
export function fieldAt(rows: FormRows, place: string) {
  const fields = rows.filter(({ name }) => name !== undefined)
  return fields.find(({ at }) => `${place}.`.startsWith(`${at}.`)) ?? fields[0]
}
