/** A masked field as a form holds it, with the value that is kept of it, for component tests. */
import { useState } from 'react'
import type { MaskName, MaskWords } from '../../src/ui/forms/input-mask-formats.ts'
import { MaskedField } from '../../src/ui/forms/MaskedField.tsx'

type FieldProps = { mask: MaskName; initial?: string; words?: MaskWords }

export function MaskedFieldWithValue({ mask, initial = '', words }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <MaskedField
        mask={mask}
        words={words}
        name="campo"
        label="Campo"
        value={value}
        onChange={(_name, next) => setValue(next)}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('01310-100')}>
        de fora
      </button>
    </>
  )
}
