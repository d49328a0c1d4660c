/** Form fields for a person's name and contact, which several steps ask for. */
import type { Field } from './field-types.ts'

export const nameField: Field = {
  name: 'name',
  kind: 'text',
  said: 'name',
  autoComplete: 'name',
  autoCapitalize: 'words',
  maxLength: 160,
}

export const phoneField: Field = {
  name: 'phone',
  kind: 'text',
  said: 'phone',
  mask: 'phone',
  inputMode: 'tel',
  autoComplete: 'tel-national',
}

export const emailField: Field = {
  name: 'email',
  kind: 'text',
  said: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  maxLength: 128,
}
