import type { ComponentProps } from 'react'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'

type FieldProps = Pick<
  ComponentProps<typeof MaskedField>,
  'id' | 'label' | 'value' | 'onChange' | 'error' | 'enterKeyHint'
>

/** Loads the masks only when the field has or gets the focus, because most visitors only read the page. */
function onFirstFocus(field: HTMLInputElement | null, load: () => void): void {
  if (field?.value === '' && document.activeElement !== field)
    field.addEventListener('focus', load, { once: true })
  else load()
}

/** The CEP field of a form on a landing page. */
export const CepField = (props: FieldProps) => (
  <MaskedField
    {...props}
    name="cep"
    mask="cep"
    whenToLoad={onFirstFocus}
    placeholder="00000-000"
    autoComplete="postal-code"
    width="full"
  />
)

/** The phone field of a form on a landing page. */
export const PhoneField = ({ name = 'phone', ...props }: FieldProps & { readonly name?: string }) => (
  <MaskedField
    {...props}
    name={name}
    mask="phone"
    whenToLoad={onFirstFocus}
    placeholder="(00) 00000-0000"
    autoComplete="tel-national"
    width="full"
  />
)
