/** The kinds of fields that forms have: what each shows of a value, and how it reads what was typed. */
import { TICKED_VALUE, type FieldKind, type TypedFields } from './form-field-tables.ts'
import { formatPriceForForm, parsePrice, formatPercentForForm, parsePercent } from './desk-numbers.ts'

const textIn = (typed: TypedFields, name: string) => (typed[name] ?? '').trim()

const isTicked = (typed: TypedFields, name: string) => typed[name] === TICKED_VALUE

const ticked = (name: string, isOn: boolean): TypedFields => (isOn ? { [name]: TICKED_VALUE } : {})

/** Returns the number that was typed; NaN for anything but digits. */
const countIn = (typed: TypedFields, name: string) => {
  const text = textIn(typed, name)
  return /^\d{1,6}$/.test(text) ? Number(text) : NaN
}

/** A flag in a form that editions use: one that was never set stays unset, unless it is switched on. */
const isSet = (isOn: boolean, before: boolean | undefined) =>
  isOn || before !== undefined ? isOn : undefined

const text: FieldKind<string> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: value }),
  read: (typed, { name }) => textIn(typed, name),
}

/** A text that somebody else checks. */
const asIs: FieldKind<string> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: value }),
  read: (typed, { name }) => typed[name] ?? '',
}

/** A text or a time that may be left out. */
const optional: FieldKind<string | null | undefined> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: value ?? '' }),
  read: (typed, { name }) => textIn(typed, name) || undefined,
}

/** A text of several lines, without empty ones. */
const lines: FieldKind<readonly string[]> = {
  input: 'lines',
  asTyped: (value, name) => ({ [name]: value.join('\n') }),
  read: (typed, { name }) =>
    (typed[name] ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
}

/** A price in reais. */
const price: FieldKind<number> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: formatPriceForForm(value) }),
  read: (typed, { name }) => parsePrice(textIn(typed, name)),
}

/** A rate, in percent. */
const percent: FieldKind<number> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: formatPercentForForm(value) }),
  read: (typed, { name }) => parsePercent(typed[name] ?? ''),
}

const count: FieldKind<number> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: String(value) }),
  read: (typed, { name }) => countIn(typed, name),
}

const countOrNone: FieldKind<number | null> = {
  input: 'line',
  asTyped: (value, name) => ({ [name]: value === null ? '' : String(value) }),
  read: (typed, { name }) => (textIn(typed, name) === '' ? null : countIn(typed, name)),
}

/** One of the values of a list. */
const choice: FieldKind<string> = { ...asIs, input: 'select' }

/** One of the values of a list, whose first one leaves it out. */
const optionalChoice: FieldKind<string | null | undefined> = { ...optional, input: 'select' }

const flag: FieldKind<boolean> = {
  input: 'tick',
  asTyped: (value, name) => ticked(name, value),
  read: (typed, { name }) => isTicked(typed, name),
}

const flagIfSet: FieldKind<boolean | undefined> = {
  input: 'tick',
  asTyped: (value, name) => ticked(name, value === true),
  read: (typed, { name, before }) => isSet(isTicked(typed, name), before),
}

/** A flag that is on if its box is not ticked, such as `hidden` by a box “shown”. */
const flagIfUnticked: FieldKind<boolean | undefined> = {
  input: 'tick',
  asTyped: (value, name) => ticked(name, value !== true),
  read: (typed, { name, before }) => isSet(!isTicked(typed, name), before),
}

/** Returns the names that are ticked: those that were on keep their order, the others follow. */
export function tickedNames<Name extends string>(
  typed: TypedFields,
  box: string,
  all: readonly Name[],
  before: readonly Name[],
): Name[] {
  const isOn = (name: Name) => isTicked(typed, `${box}.${name}`)
  return [...before.filter(isOn), ...all.filter((name) => isOn(name) && !before.includes(name))]
}

/** A box for each choice, such as `beneficio.netflix`. */
const ticks = (box: string): FieldKind<readonly string[]> => ({
  input: 'ticks',
  box,
  asTyped: (value) => Object.fromEntries(value.map((each) => [`${box}.${each}`, TICKED_VALUE])),
  read: (typed, { before, choices }) => tickedNames(typed, box, choices, before),
})

export const kinds = {
  text,
  asIs,
  optional,
  lines,
  price,
  percent,
  count,
  countOrNone,
  choice,
  optionalChoice,
  flag,
  flagIfSet,
  flagIfUnticked,
  ticks,
}
