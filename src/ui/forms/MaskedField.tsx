/**
 * Text field that formats its text while the visitor types. The caret stays in place and no digit is dropped: text that
 * does not fit the mask stays as typed, and the schema of the step reports the problem.
 */
import { useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import type MaskComponent from './InputMask.ts'
import type { MaskName, MaskWords } from './input-mask-formats.ts'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

type MaskedFieldProps = Omit<TextFieldProps, 'inputRef' | 'type'> & {
  mask: MaskName
  /** What visitors may type here besides a value in the mask's format. */
  words?: MaskWords
  /**
   * Whether digits that do not fit into the mask are rejected. By default they stay, and the step reports the problem.
   */
  limited?: boolean
  /** Decides when to call `load`, which loads the code of the masks. By default it is called at once. */
  whenToLoad?: (field: HTMLInputElement | null, load: () => void) => void
}

let loaded: typeof MaskComponent | null = null

/** Loads the code of the masks. If it fails (offline, deleted file), the fields work without a mask. */
export async function loadMasks(): Promise<void> {
  try {
    loaded = (await import('./InputMask.ts')).default
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

export function MaskedField({
  mask,
  value,
  words,
  limited,
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
      {Mask && <Mask mask={mask} input={input} value={value} words={words} limited={limited} />}
    </>
  )
}
