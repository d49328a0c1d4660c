/**
 * Merges the changes of one edition into another, field by field, by comparing both with their common origin (three-way
 * merge).
 */
import { isSameJson } from '../lib/is-same-json.ts'
import { prefixElsewhere, withPrefixes } from './change-campaigns-in-edition.ts'
import type { Edition } from './edition-schema.ts'

/** Three editions, or the values that they have in one place. */
export type MergeInputs<Value = Edition> = {
  /** The edition on which the other two are based. */
  readonly base: Value
  readonly changed: Value
  /** The edition that should get these changes. */
  readonly own: Value
}

/** A changed field that has another value in `own`. */
export type LackingField = {
  /** Its path: `plans.d500a.price`. An added or removed item, such as a plan or a question, is one field. */
  readonly place: string
  /** Whether `own` has another value than `base`: it was changed there as well. */
  readonly isContested: boolean
  /** The value in `own`; of an order, the names. */
  readonly own: unknown
}

type Takes = (field: LackingField) => boolean

/** Returns `own` with the fields that `takes` selects. The result may no longer match the schema of an edition. */
export const withFields = (three: MergeInputs, takes: Takes): unknown =>
  merged(withSamePrefixes(three, takes), '', takes)

/** Returns the places of all fields that differ between two editions. */
export function changedPlaces(base: Edition, changed: Edition): string[] {
  const places: string[] = []
  withFields({ base, changed, own: base }, ({ place }) => places.push(place) > 0)
  return places
}

/**
 * Names a campaign that one of the editions has under another prefix alike in all of them, so that its fields can be
 * compared. Which prefix it gets is a field as others are.
 */
function withSamePrefixes(three: MergeInputs, takes: Takes): MergeInputs {
  const { base, changed, own } = three
  const prefixes = Object.keys(base.campaigns).flatMap((was) => {
    const [is, has] = [prefixElsewhere(base, changed, was), prefixElsewhere(base, own, was)]
    const isMoved = is !== was && is !== has
    const isTaken = isMoved && takes({ place: `campaigns.${was}.prefix`, isContested: has !== was, own: has })
    const to = isTaken ? is : has
    const names = { base: was, changed: is, own: has }
    return Object.values(names).every((each) => each === to) ? [] : [{ ...names, to }]
  })
  const renamed = (name: keyof MergeInputs) => {
    const to = new Map(prefixes.map((each) => [each[name], each.to]))
    const all = Object.keys(three[name].campaigns)
    // another campaign may have that prefix: then both stay apart, and the checks say so
    const isFree = [...to].every(
      ([from, prefix]) => from === prefix || to.has(prefix) || !all.includes(prefix),
    )
    return isFree ? withPrefixes(three[name], to) : null
  }
  const [all, changes, owns] = [renamed('base'), renamed('changed'), renamed('own')]
  return all && changes && owns ? { base: all, changed: changes, own: owns } : three
}

/** Paths at which parts are added or removed as a whole, as items of lists are everywhere. */
const COLLECTIONS = ['campaigns', 'faq', 'lists']

function merged(three: MergeInputs<unknown>, place: string, takes: Takes, isItem = false): unknown {
  const { base, changed, own } = three
  if (isSameJson(base, changed) || isSameJson(changed, own)) return own
  const [was, is, has] = [partsOf(base, isItem), partsOf(changed, isItem), partsOf(own, isItem)]
  if (!was || !is || !has || was.size + is.size + has.size === 0)
    return takes({ place, isContested: !isSameJson(base, own), own }) ? changed : own
  const isList = [base, changed, own].some(Array.isArray)
  const at = (name: string) => (place === '' ? name : `${place}.${name}`)
  const names = isList ? orderOf({ base: was, changed: is, own: has }, at('order'), takes) : together(has, is)
  const parts = names.flatMap((name) => {
    const those = { base: was.get(name), changed: is.get(name), own: has.get(name) }
    const part = merged(those, at(name), takes, isList || COLLECTIONS.includes(place))
    return part === undefined ? [] : [[name, part] as const]
  })
  if (isList) return parts.map(([, part]) => part)
  return parts.length === 0 && (own === undefined || changed === undefined)
    ? undefined
    : Object.fromEntries(parts)
}

/**
 * Returns the parts of a value by name; null if the value can only change as a whole. An omitted value has no parts,
 * unless it is an item of a list: that changes as a whole.
 */
function partsOf(value: unknown, isItem: boolean): ReadonlyMap<string, unknown> | null {
  if (value === undefined) return isItem ? null : new Map()
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const items = value.map((item: unknown) => [nameOf(item), item] as const)
  return items.every((item): item is [string, unknown] => item[0] !== null) ? new Map(items) : null
}

/** Returns the name that identifies a list item regardless of its position; null if it has none. */
function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null
  const { sku, slug, id } = item as Readonly<Record<string, unknown>>
  const name = sku ?? slug ?? id
  return typeof name === 'string' ? name : null
}

type Names = Pick<ReadonlyMap<string, unknown>, 'keys' | 'has'>

/**
 * Returns the names of two lists in the order of the first. A name that only the second list contains follows the name
 * that precedes it there.
 */
function together(first: Names, second: Names): string[] {
  const names = [...first.keys()]
  const others = [...second.keys()]
  others.forEach((name, index) => {
    if (!first.has(name)) names.splice(names.indexOf(others[index - 1] ?? '') + 1, 0, name)
  })
  return names
}

/** Returns the names of a list in the order of `own`, unless the order was changed and `takes` selects that change. */
function orderOf({ base, changed, own }: MergeInputs<Names>, place: string, takes: Takes): string[] {
  const all = [base, changed, own]
  const [was, is, has] = all.map((list) =>
    [...list.keys()].filter((name) => all.every((each) => each.has(name))),
  )
  const isTaken =
    !isSameJson(was, is) &&
    !isSameJson(is, has) &&
    takes({ place, isContested: !isSameJson(was, has), own: has })
  return isTaken ? together(changed, own) : together(own, changed)
}
