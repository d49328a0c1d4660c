/**
 * Helpers for the desk's forms that change the draft of the shop: types of what was typed and what is wrong with it,
 * the value of a ticked box, and the names that are ticked.
 */

/** The fields of a form as they are typed. A box that is not ticked is missing. */
export type TypedFields = Readonly<Record<string, string>>

/** What is wrong with the fields of a form, by their names. */
export type FormProblems = Readonly<Record<string, string>>

/** The value of a box that is ticked. */
export const TICKED_VALUE = 'sim'

/** Returns the names that are ticked: those that were on keep their order, the others follow. */
export function tickedNames<Name extends string>(
  typed: TypedFields,
  kind: string,
  all: readonly Name[],
  before: readonly Name[],
): Name[] {
  const isOn = (name: Name) => typed[`${kind}.${name}`] === TICKED_VALUE
  return [...before.filter(isOn), ...all.filter((name) => isOn(name) && !before.includes(name))]
}

/** Returns an object without what is undefined. */
export const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined))
