/** Computes the text and the caret position of a masked field after an edit. */
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import { cutToMask, formatTyped, formatWhole, masks } from './mask-formats.ts'
import type { MaskName } from './mask-formats.ts'

/** A selection by its positions in the text; both are equal for a caret. */
export type Selection = { readonly start: number; readonly end: number }

export type Edit = {
  readonly mask: MaskName
  /** Whether the text may be a message of the chat. */
  readonly words: boolean
  /** The text before the edit. */
  readonly old: string
  /** The selection before the edit; null if the text was not typed, as in autofill. */
  readonly before: Selection | null
  /** The text as the browser left it, and its caret. */
  readonly text: string
  readonly caret: number
}

export type Edited = { readonly text: string; readonly caret: number }

const isSign = (character: string) => /[a-z\d]/i.test(character)
const signsIn = (text: string) => text.replace(/[^a-z\d]/gi, '').length

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

/** Formats the text of a field after an edit. The caret stays after the same letter or digit. */
export function editMaskedText(typed: Edit): Edited {
  const caret = cleanTyped(typed.text.slice(0, typed.caret)).length
  const edit = { ...typed, text: cleanTyped(typed.text), caret }
  const { mask, words, old, before } = edit
  const isWhole = edit.text.length > 1 && (!before || (before.start === 0 && before.end === old.length))
  if (isWhole) {
    const text = formatWhole(mask, edit.text, words)
    if (caret === edit.text.length) return { text, caret: text.length }
    return { text, caret: text === edit.text ? caret : behindSign(text, signsIn(edit.text.slice(0, caret))) }
  }
  const mended =
    before && isSeparatorDeleted(edit)
      ? removeBeside(old, before.start, edit.caret < before.start)
      : { text: edit.text, caret }
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
