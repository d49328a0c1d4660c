import type { ComponentProps } from 'react'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'

type FieldProps = Pick<
  ComponentProps<typeof MaskedField>,
  'id' | 'label' | 'value' | 'onChange' | 'error' | 'enterKeyHint'
>

/** Most visitors only read: the masks load when the field gets the focus, or had it before it was alive. */
function onFirstFocus(field: HTMLInputElement | null, load: () => void): void {
  if (field?.value === '' && document.activeElement !== field)
    field.addEventListener('focus', load, { once: true })
  else load()
}

/** The CEP of a form on a marketing page. */
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

/** The telephone of a form on a marketing page. */
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
