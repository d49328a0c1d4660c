/** Formats the text of an input while the visitor types. */
import useIMask from 'react-imask/esm/hook'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/dynamic'
import type { FactoryOpts, InputMask } from 'imask'
import { createElement, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { fits, exceedsMask, masks } from './mask-formats.ts'
import type { MaskName } from './mask-formats.ts'

type MaskProps = {
  mask: MaskName
  input: RefObject<HTMLInputElement | null>
  /** The value typed so far. A value changed from outside is written through the mask. */
  value: string
  /**
   * Whether typing a word into the empty field turns the mask off, because in the chat a word may be a
   * command. A date field always allows words.
   */
  words?: boolean
}

const definitions = { A: /[0-9A-Za-z]/ }

/** Returns the imask options for a format. */
function options(name: MaskName): FactoryOpts {
  const { patterns, isLong, clean } = masks[name]
  const shared = {
    definitions,
    prepare: (text: string) => (text.length > 1 ? clean(text) : text),
    prepareChar: (char: string) => char.toUpperCase(),
  }
  if (!isLong) return { mask: patterns[0] ?? '', ...shared }
  return {
    ...shared,
    mask: patterns.map((pattern) => ({ mask: pattern, definitions })),
    dispatch: (appended, dynamic) => dynamic.compiledMasks[isLong(dynamic.value + appended) ? 1 : 0],
  }
}

/**
 * Returns the text with its last one-digit day or month completed ('1' becomes '01') if the typed character
 * is a separator. Returns null otherwise.
 */
function completesDatePart(event: InputEvent, input: HTMLInputElement): string | null {
  if (event.data === null || !/^[/.\-\s]$/.test(event.data)) return null
  if (input.selectionStart !== input.value.length || !/(^|\/)\d$/.test(input.value)) return null
  return `${input.value.slice(0, -1)}0${input.value.slice(-1)}`
}

/** Counts the significant characters before the caret, without the separators that the mask adds. */
function caretOf(input: HTMLInputElement, mask: MaskName): number {
  return input.value.slice(0, input.selectionStart ?? 0).match(masks[mask].counts)?.length ?? 0
}

/**
 * Places the caret after a number of significant characters. At the end of the text, it is placed after the
 * separator too, so that typing can continue.
 */
function placeCaret(input: HTMLInputElement, mask: MaskName, count: number): void {
  const isAtEnd = count === (input.value.match(masks[mask].counts)?.length ?? 0)
  let seen = 0
  let at = 0
  while (seen < count && at < input.value.length) {
    if (input.value.charAt(at).match(masks[mask].counts)) seen += 1
    at += 1
  }
  if (isAtEnd) at = input.value.length
  input.setSelectionRange(at, at)
}

function putBack(input: HTMLInputElement, text: string): void {
  input.value = text
}

/** Whether an event is a keystroke, deletion, undo or IME composition, as opposed to a paste or autofill. */
function isOneStroke(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false
  return event.data?.length === 1 || /^(delete|history|insertComposition)/.test(event.inputType)
}

/**
 * Whether an event has cleared the field or replaced its whole text at once, as a browser or a script may do.
 */
function isWhole(event: Event, text: string): boolean {
  return text === '' || !(event instanceof InputEvent) || (event.data === text && text.length > 1)
}

type AttachProps = MaskProps & { onOverflow: () => void }

function Attach({ mask, input, value, words, onOverflow }: AttachProps) {
  const opts = useMemo(() => options(mask), [mask])
  const caret = useRef(0)
  const typed = useRef('')
  // this effect must come before the effect of the hook: it records the text of the field before the mask
  // changes it
  useEffect(() => {
    if (!input.current) return
    caret.current = caretOf(input.current, mask)
    typed.current = input.current.value
  }, [input, mask])

  const { maskRef } = useIMask<HTMLInputElement>(opts, { ref: input as RefObject<HTMLInputElement> })

  useEffect(() => {
    // imask would move the caret on focus and click, undoing a select-all
    if (maskRef.current) maskRef.current.alignCursorFriendly = () => undefined
    const element = input.current
    if (element && element === document.activeElement) placeCaret(element, mask, caret.current)
  }, [input, mask, maskRef])

  // Restores words that were typed since the last render and that the mask has just removed.
  useEffect(() => {
    const text = typed.current
    typed.current = ''
    if (!input.current || text === '' || fits(mask, text)) return
    maskRef.current?.destroy()
    maskRef.current = null
    putBack(input.current, text)
    onOverflow()
  }, [input, mask, maskRef, onOverflow])

  // Not on mount: a key pressed since the last render is in the element but not yet in `value`.
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    const mounted: InputMask | null = maskRef.current
    if (mounted && mounted.value !== value) mounted.value = value
  }, [maskRef, value])

  useEffect(() => {
    const element = input.current
    if (!element) return
    // runs before imask reads the new text
    const guard = (event: Event) => {
      const text = element.value
      const plus = mask === 'phone' && text.trimStart().startsWith('+')
      const word = (words === true && /^[\p{L}?]/u.test(text)) || (mask === 'date' && /\p{L}/u.test(text))
      const isLeft = !fits(mask, text) && (plus || word || !isOneStroke(event))
      if (text !== '' && (isLeft || (words === true && exceedsMask(mask, text)))) {
        // the mask would truncate this text, so the text is left as entered
        maskRef.current?.destroy()
        maskRef.current = null
        // the mask has replaced the space before the word with a slash, or removed it
        if (mask === 'date') element.value = text.replace(/(\d)\/?(?=[a-z])/i, '$1 ')
        else if (isOneStroke(event)) element.value = text.replace(/(\d)(?=\p{L}$)/u, '$1 ')
        onOverflow()
      } else if (maskRef.current && isWhole(event, text)) {
        // imask would compare the text with a selection, which autofill does not make
        maskRef.current.value = text
      }
    }
    const complete = (event: InputEvent) => {
      const completed = mask === 'date' ? completesDatePart(event, element) : null
      if (completed === null || !maskRef.current) return
      event.preventDefault()
      maskRef.current.value = `${completed}/`
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
    element.addEventListener('input', guard, { capture: true })
    element.addEventListener('beforeinput', complete)
    return () => {
      element.removeEventListener('input', guard, { capture: true })
      element.removeEventListener('beforeinput', complete)
    }
  }, [input, mask, maskRef, onOverflow, words])

  return null
}

/**
 * Attaches an input mask (react-imask) to an existing input and renders nothing. It is loaded after the
 * question is shown; the field works without it. If the field contains text that the mask would truncate, the
 * mask stays off until the field is cleared.
 */
export default function Mask(props: MaskProps) {
  const [free, setFree] = useState(() => props.value !== '' && !fits(props.mask, props.value))
  const [last, setLast] = useState(props.value)
  if (last !== props.value) {
    setLast(props.value)
    if (props.value === '') setFree(false)
  }
  return free ? null : createElement(Attach, { ...props, onOverflow: () => setFree(true) })
}
