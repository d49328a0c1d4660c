import useIMask from 'react-imask/esm/hook'
import 'imask/esm/masked/pattern'
import 'imask/esm/masked/dynamic'
import type { FactoryOpts, InputMask } from 'imask'
import { useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import { fits, masks } from './masks.ts'
import type { MaskName } from './masks.ts'

type MaskProps = {
  mask: MaskName
  input: RefObject<HTMLInputElement | null>
  /** The draft; written through the mask when it changes from outside. */
  value: string
  /** Something that the mask cannot hold came in at once: the mask is off and the text stands as it came. */
  onOverflow: () => void
}

const definitions = { A: /[0-9A-Za-z]/ }

function options(name: MaskName): FactoryOpts {
  const { patterns, clean } = masks[name]
  const shared = {
    definitions,
    prepare: (text: string) => (text.length > 1 ? clean(text) : text),
    prepareChar: (char: string) => char.toUpperCase(),
  }
  if (patterns.length === 1) return { mask: patterns[0] ?? '', ...shared }
  return {
    mask: patterns.map((pattern) => ({ mask: pattern, ...shared })),
    // a mobile number is known by its first digit, so nothing moves when the eleventh one is typed
    dispatch: (appended, dynamic) => {
      const typed = (dynamic.value + appended).replace(/\D/g, '')
      return dynamic.compiledMasks[typed.length > 10 || typed[2] === '9' ? 1 : 0]
    },
  }
}

/** '1' typed in a part of a date that wants two digits, then '/': the part is complete ('01/'). */
function completesDatePart(event: InputEvent, input: HTMLInputElement): string | null {
  if (event.data === null || !/^[/.\-\s]$/.test(event.data)) return null
  if (input.selectionStart !== input.value.length || !/(^|\/)\d$/.test(input.value)) return null
  return `${input.value.slice(0, -1)}0${input.value.slice(-1)}`
}

/**
 * Attaches react-imask to an input that is already on the page, and draws nothing. Loaded after the question is
 * shown: the field works before it comes and when it never comes.
 */
export default function Mask({ mask, input, value, onOverflow }: MaskProps) {
  const opts = useMemo(() => options(mask), [mask])
  const overflow = useRef(onOverflow)
  overflow.current = onOverflow
  const { maskRef } = useIMask<HTMLInputElement>(opts, { ref: input as RefObject<HTMLInputElement> })

  useEffect(() => {
    const mounted: InputMask | null = maskRef.current
    if (mounted && mounted.value !== value) mounted.value = value
  }, [maskRef, value])

  useEffect(() => {
    const element = input.current
    if (!element) return
    // before imask reads the new text: something long that it would cut is left alone
    const guard = () => {
      const text = element.value
      const before = maskRef.current?.value ?? ''
      if (text.length - before.length < 2 || fits(mask, text)) return
      maskRef.current?.destroy()
      maskRef.current = null
      overflow.current()
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
  }, [input, mask, maskRef])

  return null
}
