/** The fields for CEP (Brazilian postcode) and phone number in the forms of a landing page. */
import type { ComponentProps } from 'react'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'

type FieldProps = Pick<
  ComponentProps<typeof MaskedField>,
  'id' | 'label' | 'value' | 'onChange' | 'error' | 'enterKeyHint'
>

/**
 * Loads the input mask once the field has text or the focus, because most visitors never type on these pages.
 */
function onFirstFocus(field: HTMLInputElement | null, load: () => void): void {
  if (field?.value === '' && document.activeElement !== field)
    field.addEventListener('focus', load, { once: true })
  else load()
}

export const CepField = (props: FieldProps) => (
  <MaskedField
    {...props}
    name="cep"
    mask="cep"
    // words may say that it is not known
    words="instead"
    limited
    whenToLoad={onFirstFocus}
    placeholder="00000-000"
    autoComplete="postal-code"
    width="full"
  />
)

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
