/** Computes the text and the caret position of a masked field after an edit. */
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import { cutToMask, formatTyped, formatWhole, masks } from './input-mask-formats.ts'
import type { MaskName } from './input-mask-formats.ts'

/** A selection by its positions in the text; both are equal for a caret. */
export type Selection = { readonly start: number; readonly end: number }

export type Edit = {
  readonly mask: MaskName
  /** Whether the text may be a message of the chat. */
  readonly words: boolean
  readonly old: string
  /** The selection before the edit; null if the text was not typed, as in autofill. */
  readonly before: Selection | null
  /** The text as the browser left it, and its caret. */
  readonly text: string
  readonly caret: number
}

export type Edited = { readonly text: string; readonly caret: number }

/** A text of which the visitor typed `typed`. */
export type AsTyped = { readonly typed: string }

const isSign = (character: string) => /[a-z\d]/i.test(character)
const signsOf = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase()
const signsIn = (text: string) => signsOf(text).length

/** Returns the position after the n-th letter or digit. */
function behindSign(text: string, count: number): number {
  let at = 0
  for (let left = count; left > 0 && at < text.length; at++) if (isSign(text.charAt(at))) left -= 1
  return at
}

/** Removes the letter or digit next to a separator that was deleted: the mask would only write the separator again. */
function removeBeside(old: string, caret: number, isBackspace: boolean): Edited {
  const step = isBackspace ? -1 : 1
  let at = isBackspace ? caret - 1 : caret
  while (at >= 0 && at < old.length && !isSign(old.charAt(at))) at += step
  if (at < 0 || at >= old.length) return { text: old, caret }
  return { text: old.slice(0, at) + old.slice(at + 1), caret: isBackspace ? at : caret }
}

/** Whether nothing but separators of the mask were deleted, with the caret among the text. */
function isSeparatorDeleted({ mask, words, old, before, text, caret }: Edit): boolean {
  if (before?.start !== before?.end || text.length >= old.length || caret === text.length) return false
  if (!masks[mask].plain.test(old) || signsIn(old) !== signsIn(text)) return false
  // a plus may have been typed
  return old.includes('+') === text.includes('+') || formatTyped(mask, text, words) === old
}

/** Completes a day or month of one digit when a separator is typed after it: '3/' → '03/'. */
const withPart = (text: string) => text.replace(/(^|\/)(\d[\s/.-])$/, '$10$2')

const cleaned = <AnyEdit extends Edit>(edit: AnyEdit): AnyEdit => ({
  ...edit,
  text: cleanTyped(edit.text),
  caret: cleanTyped(edit.text.slice(0, edit.caret)).length,
})

const isWhole = ({ old, before, text }: Edit) =>
  text.length > 1 && (!before || (before.start === 0 && before.end === old.length))

/** Returns the text and caret that an edit means, before they are formatted. */
const meant = (edit: Edit): Edited =>
  edit.before && isSeparatorDeleted(edit)
    ? removeBeside(edit.old, edit.before.start, edit.caret < edit.before.start)
    : edit

/** Formats the text of a field after an edit. The caret stays after the same letter or digit. */
export function editMaskedText(given: Edit): Edited {
  const edit = cleaned(given)
  const { mask, words, old, caret } = edit
  if (isWhole(edit)) {
    const text = formatWhole(mask, edit.text, words)
    if (caret === edit.text.length) return { text, caret: text.length }
    return { text, caret: text === edit.text ? caret : behindSign(text, signsIn(edit.text.slice(0, caret))) }
  }
  const mended = meant(edit)
  const isAtEnd = mended.caret === mended.text.length
  const isDeleted = mended.text.length < old.length
  let { text: kept } = mended
  if (mask === 'date' && isAtEnd && masks.date.plain.test(kept))
    kept = isDeleted ? kept.replace(/[\s/.-]+$/, '') : withPart(kept)
  const text = formatTyped(mask, kept, words) ?? kept
  if (isAtEnd) return { text, caret: text.length }
  if (text === mended.text) return { text, caret: mended.caret }
  return { text, caret: behindSign(text, signsIn(mended.text.slice(0, mended.caret))) }
}

/**
 * Formats the text of a field that takes no more digits than its mask has: one that is typed into a full field changes
 * nothing, and a longer text that is entered as a whole is cut.
 */
export function editWithinMask(edit: Edit): Edited {
  const edited = editMaskedText(edit)
  const text = cutToMask(edit.mask, edited.text)
  if (text === edited.text) return edited
  const { old, before } = edit
  const isTypedIntoFull = before?.start === before?.end && text.length === old.length
  return before && isTypedIntoFull ? { text: old, caret: before.start } : { text, caret: text.length }
}

/** Counts the characters that two texts have in common from their beginnings. */
function commonStart(one: string, another: string): number {
  let at = 0
  while (at < one.length && one.charAt(at) === another.charAt(at)) at += 1
  return at
}

const reversed = (text: string) => text.split('').toReversed().join('')

/** Returns the position in the typed text of one in the text that the mask shows. */
function positionInTyped(typed: string, shown: string, position: number): number {
  if (position === shown.length) return typed.length
  const before = shown.slice(0, position)
  const signs = signsIn(before)
  let at = behindSign(typed, signs)
  for (let left = position - behindSign(before, signs); left > 0; left--)
    if (at < typed.length && !isSign(typed.charAt(at))) at += 1
  return at
}

/** Makes the change from the shown text to the mended one in the typed text. */
function changeTyped({ old, typed }: Edit & AsTyped, { text, caret }: Edited): Edited {
  const behind = commonStart(reversed(old), reversed(text.slice(caret)))
  const from = commonStart(old.slice(0, old.length - behind), text.slice(0, text.length - behind))
  const isAdded = from === old.length
  // a date that was completed has other digits than were typed
  if (!isAdded && signsOf(old) !== signsOf(typed)) return { text, caret }
  const start = positionInTyped(typed, old, from)
  const end = positionInTyped(typed, old, old.length - behind)
  return {
    text: typed.slice(0, start) + text.slice(from, text.length - behind) + typed.slice(end),
    caret: start + Math.max(0, caret - from),
  }
}

/**
 * Formats the text of a field of the chat after an edit. As soon as it is more than a value in the mask's format, it
 * stands as it was typed: '10/02' → '1002 é o número da casa'.
 */
export function editMessage(given: Edit & AsTyped): Edited & AsTyped {
  const edit = cleaned(given)
  if (isWhole(edit)) return { ...editMaskedText(edit), typed: edit.text }
  // the separators of a text that is no value are the visitor's own
  const isFree = formatTyped(edit.mask, edit.typed, true) === null
  const changed = changeTyped(edit, isFree ? edit : meant(edit))
  const typed = changed.text
  const value = formatTyped(edit.mask, typed, true)
  if (value === null) return { ...changed, typed }
  let edited = editMaskedText(edit)
  // the separators of what was shown may keep digits apart that are a value
  if (isFree || formatTyped(edit.mask, edited.text, true) === null) {
    const isAtEnd = changed.caret === typed.length
    const caret = isAtEnd ? value.length : behindSign(value, signsIn(typed.slice(0, changed.caret)))
    edited = { text: value, caret }
  }
  // a space at the end goes with what was deleted after it
  const isSpaceGone = edit.text.length < edit.old.length && !/\s$/.test(edited.text)
  return { ...edited, typed: isSpaceGone ? typed.trimEnd() : typed }
}
