/** Formats the text of an input while the visitor types. */
import useIMask from 'react-imask/esm/hook'
import ChangeDetails from 'imask/esm/core/change-details'
import Masked from 'imask/esm/masked/base'
import type { FactoryOpts, InputMask } from 'imask'
import { createElement, useCallback, useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import { editMaskedText, editWithinMask } from './edit-masked-text.ts'
import type { Selection } from './edit-masked-text.ts'
import { cutToMask, formatWhole } from './mask-formats.ts'
import type { MaskName } from './mask-formats.ts'

type MaskProps = {
  mask: MaskName
  input: RefObject<HTMLInputElement | null>
  /** The value typed so far. A value changed from outside is written through the mask. */
  value: string
  /** Whether the text may be a message of the chat, of which a value in the mask's format is the beginning. */
  words?: boolean
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
function maskedText(props: Pick<MaskProps, 'mask' | 'input'> & { words: boolean; limited: boolean }) {
  const { mask, words, limited, input } = props
  let before: Selection | null = null
  class MaskedText extends Masked<string> {
    declare overwrite: undefined
    declare eager: undefined
    declare skipInvalid: undefined
    declare autofix: undefined

    /** Takes a text set by the page, with `input`, or one from the history of edits. */
    override resolve(value: string, flags: { input?: boolean } = { input: true }): void {
      const text = flags.input ? formatWhole(mask, value, words) : value
      this._value = limited ? cutToMask(mask, text) : text
    }

    /** Takes an edit. imask places the caret at `start` and the returned offset. */
    override splice(start: number): ChangeDetails {
      const element = input.current
      const caret = element?.selectionEnd ?? start
      if (!element || element.value === this._value) return new ChangeDetails({ tailShift: caret - start })
      const edit = { mask, words, old: this._value, before, text: element.value, caret }
      const edited = limited ? editWithinMask(edit) : editMaskedText(edit)
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

function Attach({ mask, input, value, words = false, limited = false }: MaskProps) {
  const { MaskedText, noteSelection } = useMemo(
    () => maskedText({ mask, words, limited, input }),
    [input, limited, mask, words],
  )
  const opts = useMemo<FactoryOpts>(() => ({ mask: new MaskedText({}) }), [MaskedText])

  // These listeners must come before those of imask.
  const first = useRef<Selection | null>(null)
  useEffect(() => {
    const element = input.current
    if (!element) return
    first.current = element.selectionStart === element.value.length ? null : selectionOf(element)
    const beforeInput = () => noteSelection(selectionOf(element))
    // imask refuses a text that is dragged into the field
    const drop = (event: Event) => event.stopImmediatePropagation()
    element.addEventListener('beforeinput', beforeInput, { capture: true })
    element.addEventListener('drop', drop, { capture: true })
    return () => {
      element.removeEventListener('beforeinput', beforeInput, { capture: true })
      element.removeEventListener('drop', drop, { capture: true })
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
    if (element && first.current && element === document.activeElement)
      element.setSelectionRange(first.current.start, first.current.end)
  }, [input])

  // Not on mount: a key pressed since the last render is in the element but not yet in `value`.
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    if (!maskRef.current || maskRef.current.value === value) return
    isSet.current = true
    maskRef.current.value = value
    isSet.current = false
  }, [maskRef, value])

  return null
}

/**
 * Attaches an input mask (react-imask) to an existing input and renders nothing. It is loaded after the
 * question is shown; the field works without it.
 */
export default function Mask(props: MaskProps) {
  return createElement(Attach, { ...props, key: `${props.mask} ${props.words === true}` })
}
