import type { StepRow } from '../step-rows.ts'
import { availability } from './availability.ts'
import { contact } from './contact.ts'
import { ending } from './ending.ts'
import { installation } from './installation.ts'
import { payment } from './payment.ts'
import { person } from './person.ts'

/** A row for every step of the standard journey, in its order. */
export const rows: readonly StepRow[] = [
  ...availability,
  ...contact,
  ...person,
  ...installation,
  ...payment,
  ...ending,
]
