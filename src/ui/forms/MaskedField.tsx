import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type MaskComponent from './Mask.ts'
import type { MaskName } from './masks.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

type MaskedFieldProps = Omit<TextFieldProps, 'inputRef' | 'type'> & {
  mask: MaskName
  /** Words are allowed too: chat commands. */
  words?: boolean
  /** Calls `load` when the mask's code is to be loaded; without it, immediately. */
  whenToLoad?: (field: HTMLInputElement | null, load: () => void) => void
}

let loaded: typeof MaskComponent | null = null

/** Loads the masks; a failure (offline, stale chunk) is silent and leaves plain fields, which accept anything. */
export async function loadMasks(): Promise<void> {
  try {
    loaded = (await import('./Mask.ts')).default
  } catch {
    loaded = null
  }
}

const inputModes = {
  cep: 'numeric',
  phone: 'tel',
  cpf: 'numeric',
  cnpj: 'text',
  document: 'numeric',
  date: 'numeric',
} as const

/**
 * A TextField that formats its answer while typing. It never moves the caret and never truncates a paste: what does
 * not fit is left as entered, and the step's schema says what is wrong. Understands +55 before a phone number.
 */
export function MaskedField({
  mask,
  value,
  words,
  whenToLoad,
  inputMode = inputModes[mask],
  ...rest
}: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Mask, setMask] = useState<ComponentType<Parameters<typeof MaskComponent>[0]> | null>(() => loaded)

  useEffect(() => {
    if (loaded) return
    let here = true
    const load = () => void loadMasks().then(() => here && setMask(() => loaded))
    if (whenToLoad) whenToLoad(input.current, load)
    else load()
    return () => {
      here = false
    }
  }, [whenToLoad])

  return (
    <>
      <TextField
        {...rest}
        value={value}
        inputRef={input}
        inputMode={inputMode}
        autoCapitalize={mask === 'cnpj' ? 'characters' : 'none'}
        width={rest.width ?? 'short'}
      />
      {Mask && <Mask mask={mask} input={input} value={value} words={words} />}
    </>
  )
}
