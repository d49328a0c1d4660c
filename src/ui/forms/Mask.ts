import useIMask from 'react-imask/esm/hook'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/dynamic'
import type { FactoryOpts, InputMask } from 'imask'
import { createElement, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { fits, exceedsMask, masks } from './masks.ts'
import type { MaskName } from './masks.ts'

type MaskProps = {
  mask: MaskName
  input: RefObject<HTMLInputElement | null>
  /** The draft; written through the mask when it changes from outside. */
  value: string
  /**
   * A word typed into the empty field disables the mask: in the chat it may be a command. A date may have words anyway.
   */
  words?: boolean
}

const definitions = { A: /[0-9A-Za-z]/ }

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

/** '1' followed by '/' in a two-digit date part completes it: '01/'. */
function completesDatePart(event: InputEvent, input: HTMLInputElement): string | null {
  if (event.data === null || !/^[/.\-\s]$/.test(event.data)) return null
  if (input.selectionStart !== input.value.length || !/(^|\/)\d$/.test(input.value)) return null
  return `${input.value.slice(0, -1)}0${input.value.slice(-1)}`
}

/** Significant characters before the caret: unaffected by marks the mask adds or removes. */
function caretOf(input: HTMLInputElement, mask: MaskName): number {
  return input.value.slice(0, input.selectionStart ?? 0).match(masks[mask].counts)?.length ?? 0
}

/** After the last significant character, also after the mark that follows it: typing continues there. */
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

/** A keystroke, deletion, undo or IME composition, as opposed to a paste or a fill of the whole field. */
function isOneStroke(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false
  return event.data?.length === 1 || /^(delete|history|insertComposition)/.test(event.inputType)
}

/** The field was cleared, or filled as a whole by the browser or a script. */
function isWhole(event: Event, text: string): boolean {
  return text === '' || !(event instanceof InputEvent) || (event.data === text && text.length > 1)
}

type AttachProps = MaskProps & { onOverflow: () => void }

function Attach({ mask, input, value, words, onOverflow }: AttachProps) {
  const opts = useMemo(() => options(mask), [mask])
  const caret = useRef(0)
  const typed = useRef('')
  // an effect before the hook's own: records what the field contains when the mask takes over
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

  // Words typed since the last render, not yet in `value`: the mask has just dropped them.
  useEffect(() => {
    const text = typed.current
    typed.current = ''
    if (!input.current || text === '' || fits(mask, text)) return
    maskRef.current?.destroy()
    maskRef.current = null
    putBack(input.current, text)
    onOverflow()
  }, [input, mask, maskRef, onOverflow])

  // Not on attach: a key pressed since the last render is in the element but not yet in `value`.
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
        // would be truncated, so it is left as entered
        maskRef.current?.destroy()
        maskRef.current = null
        // the mask took the space before the word for a slash, or dropped it
        if (mask === 'date') element.value = text.replace(/(\d)\/?(?=[a-z])/i, '$1 ')
        else if (isOneStroke(event)) element.value = text.replace(/(\d)(?=\p{L}$)/u, '$1 ')
        onOverflow()
      } else if (maskRef.current && isWhole(event, text)) {
        // imask would compare with a selection that autofill never made
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
 * Attaches react-imask to an existing input; renders nothing. It loads after the question is shown, and the field
 * works before and without it. If the field contains something the mask would truncate, the mask stays off until the
 * field is cleared.
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
