/** Kinds of fields that only campaigns have. */
import type { CampaignFlags } from '../../campaigns/campaign-types.ts'
import { shopCampaignWords } from '../../content/desk/shop-campaigns.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import { TICKED_VALUE, type FieldKind, type TypedFields } from '../../lib/form-field-tables.ts'
import type { EditionCampaign } from '../edition-schema.ts'

/** A text that may also be switched off where others have one. */
export const switchableText: FieldKind<string | null | undefined> = {
  ...kinds.optional,
  read: (typed, { name, before }) => (typed[name] ?? '').trim() || (before === null ? null : undefined),
}

/** What a field says in place of '' for “as inherited”, if it may also say that there is none. */
export const NONE = 'nenhum'

export const choiceOrNone: FieldKind<string | null | undefined> = {
  input: 'select',
  asTyped: (value, name) => ({ [name]: value === null ? NONE : (value ?? '') }),
  read: (typed, { name }) => {
    const text = (typed[name] ?? '').trim()
    return text === NONE ? null : text || undefined
  },
}

export const hiddenFromSearch: FieldKind<EditionCampaign['robots']> = {
  input: 'tick',
  asTyped: (value, name) => (value === 'noindex' ? { [name]: TICKED_VALUE } : {}),
  read: (typed, { name }) => (typed[name] === TICKED_VALUE ? 'noindex' : undefined),
}

export const flagNames: Readonly<Record<keyof CampaignFlags, string>> = shopCampaignWords.one.flagNames
export const FLAGS = Object.keys(flagNames) as (keyof CampaignFlags)[]

export const tickedFlags = (typed: TypedFields) =>
  FLAGS.filter((flag) => typed[`marca.${flag}`] === TICKED_VALUE)

export const flagTicks: FieldKind<EditionCampaign['flags']> = {
  input: 'own',
  asTyped: (value = {}) =>
    Object.fromEntries(Object.keys(value).map((flag) => [`marca.${flag}`, TICKED_VALUE])),
  read(typed, { name, before }) {
    const shown = flagTicks.asTyped(before, name)
    if (FLAGS.every((flag) => (typed[`marca.${flag}`] ?? '') === (shown[`marca.${flag}`] ?? '')))
      return before
    const ticked = tickedFlags(typed)
    return ticked.length > 0 ? Object.fromEntries(ticked.map((flag) => [flag, true])) : undefined
  },
}

export const formerField = (prefix: string) => `antigo.${prefix}`

/** Until when each earlier prefix leads to the campaign's. One whose time is emptied does not lead there any more. */
export const formerPrefixes: FieldKind<EditionCampaign['formerly']> = {
  input: 'own',
  asTyped: (value = []) => Object.fromEntries(value.map(({ prefix, until }) => [formerField(prefix), until])),
  read(typed, { before = [] }) {
    const kept = before
      .map(({ prefix, until }) => ({ prefix, until: (typed[formerField(prefix)] ?? until).trim() }))
      .filter(({ until }) => until !== '')
    return kept.length > 0 ? kept : undefined
  },
}
