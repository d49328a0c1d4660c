/** Formats the text of an input while the visitor types. */
import useIMask from 'react-imask/esm/hook'
import ChangeDetails from 'imask/esm/core/change-details'
import Masked from 'imask/esm/masked/base'
import type { FactoryOpts, InputMask } from 'imask'
import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { editMaskedText, editMessage, editWithinMask } from './edit-text-in-mask.ts'
import type { Edited, Selection } from './edit-text-in-mask.ts'
import { cutToMask, formatWhole } from './input-mask-formats.ts'
import type { MaskName, MaskWords } from './input-mask-formats.ts'

const COMPOSITION = ['compositionstart', 'compositionend'] as const

type MaskProps = {
  mask: MaskName
  input: RefObject<HTMLInputElement | null>
  /** The value typed so far. A value changed from outside is written through the mask. */
  value: string
  /** What the field takes besides a value. */
  words?: MaskWords
  /** Whether digits that do not fit into the mask are rejected. */
  limited?: boolean
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): Selection => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

/**
 * Returns a kind of mask for imask. Its own masks drop what does not fit and re-insert the rest character by
 * character, so that an edit within a full text loses digits. This one formats the whole text of the field after each
 * edit; imask attaches it to the field and undoes (docs/decisions/0091).
 */
function maskedText(props: Omit<MaskProps, 'value'> & { typedTexts: Map<string, string> }) {
  const { mask, limited, input, typedTexts } = props
  const words = props.words !== undefined
  const isMessage = props.words === 'message'
  let before: Selection | null = null
  class MaskedText extends Masked<string> {
    declare overwrite: undefined
    declare eager: undefined
    declare skipInvalid: undefined
    declare autofix: undefined

    /** Takes a text set by the page, with `input`, or one from the history of edits. */
    override resolve(value: string, flags: { input?: boolean } = { input: true }): void {
      const typed = isMessage ? (typedTexts.get(value) ?? value) : value
      const text = flags.input ? formatWhole(mask, typed, words) : value
      this._value = limited ? cutToMask(mask, text) : text
      if (isMessage) typedTexts.set(this._value, typed)
    }

    /** Takes an edit. imask places the caret at `start` and the returned offset. */
    override splice(start: number): ChangeDetails {
      const element = input.current
      const caret = element?.selectionEnd ?? start
      if (!element || element.value === this._value) return new ChangeDetails({ tailShift: caret - start })
      const edit = { mask, words, old: this._value, before, text: element.value, caret }
      let edited: Edited
      if (isMessage) {
        const asTyped = editMessage({ ...edit, typed: typedTexts.get(edit.old) ?? edit.old })
        typedTexts.set(asTyped.text, asTyped.typed)
        edited = asTyped
      } else edited = limited ? editWithinMask(edit) : editMaskedText(edit)
      before = null
      this._value = edited.text
      return new ChangeDetails({ tailShift: edited.caret - start })
    }
  }
  return {
    MaskedText,
    noteSelection: (selection: Selection) => {
      before = selection
    },
  }
}

type AttachProps = MaskProps & {
  /** What was typed of each text that was shown. */
  typedTexts: Map<string, string>
}

function Attach({ mask, input, value, words, limited = false, typedTexts }: AttachProps) {
  const { MaskedText, noteSelection } = useMemo(
    () => maskedText({ mask, words, limited, input, typedTexts }),
    [input, limited, mask, typedTexts, words],
  )
  const opts = useMemo<FactoryOpts>(() => ({ mask: new MaskedText({}) }), [MaskedText])

  // These listeners must come before those of imask.
  const first = useRef<Selection | null>(null)
  const isToEnd = useRef(false)
  const isComposing = useRef(false)
  useEffect(() => {
    const element = input.current
    if (!element) return
    const selection = selectionOf(element)
    first.current = selection.start === element.value.length ? null : selection
    isToEnd.current = selection.end === element.value.length
    const beforeInput = () => noteSelection(selectionOf(element))
    const compose = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart'
    }
    // imask refuses a text that is dragged into the field
    const drop = (event: Event) => event.stopImmediatePropagation()
    element.addEventListener('beforeinput', beforeInput, { capture: true })
    element.addEventListener('drop', drop, { capture: true })
    for (const type of COMPOSITION) element.addEventListener(type, compose, { capture: true })
    return () => {
      element.removeEventListener('beforeinput', beforeInput, { capture: true })
      element.removeEventListener('drop', drop, { capture: true })
      for (const type of COMPOSITION) element.removeEventListener(type, compose, { capture: true })
    }
  }, [input, noteSelection])

  const isSet = useRef(false)
  const tell = useCallback(
    (_text: string, _mask: InputMask, event?: InputEvent) => {
      // undo and the end of a composition change the text without an event that the form would notice
      if (event?.type !== 'input' && !isSet.current)
        input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    },
    [input],
  )
  const { maskRef } = useIMask<HTMLInputElement>(opts, {
    ref: input as RefObject<HTMLInputElement>,
    onAccept: tell,
  })

  // Attaching formats the text, which moves the caret to its end.
  useEffect(() => {
    const element = input.current
    if (!element || !first.current || element !== document.activeElement) return
    element.setSelectionRange(first.current.start, isToEnd.current ? element.value.length : first.current.end)
  }, [input])

  // Not on mount: a key pressed since the last render is in the element but not yet in `value`.
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    if (!maskRef.current || maskRef.current.value === value) return
    // what a keyboard composes in a message is read as one edit at its end
    if (isComposing.current && words === 'message' && input.current?.value === value) return
    isSet.current = true
    maskRef.current.value = value
    isSet.current = false
  }, [input, maskRef, value, words])

  return null
}

/**
 * Attaches an input mask (react-imask) to an existing input and renders nothing. It is loaded after the
 * question is shown; the field works without it.
 */
export default function Mask(props: MaskProps) {
  // kept when the mask changes, as from CPF to CNPJ by the twelfth digit
  const [typedTexts] = useState(() => new Map<string, string>())
  return createElement(Attach, { ...props, typedTexts, key: `${props.mask} ${props.words}` })
}
