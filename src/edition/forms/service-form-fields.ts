/**
 * Table of the fields of a service that comes with plans, such as a streaming service or an app: their inputs in the
 * desk's form. Sentences about their changes are in `src/edition/describe-edition-changes.ts`.
 */
import { benefitPictureChoices, darkPictureOf } from '../../content/benefit-pictures.ts'
import { shopServiceWords as words } from '../../content/desk/shop-plans.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { RowOf } from '../../lib/form-field-tables.ts'
import { EditionBenefit } from '../edition-schema.ts'

const text = { in: 'service', kind: kinds.text, required: true, missing: words.problems.missing } as const

const rows: readonly RowOf<EditionBenefit, never, 'service'>[] = [
  { at: 'name', name: 'nome', label: words.name, ...text },
  { at: 'description', name: 'descricao', label: words.description, hint: words.descriptionHint, ...text },
  {
    at: 'imageLight',
    name: 'figura',
    label: words.picture,
    in: 'service',
    kind: kinds.optionalChoice,
    choices: benefitPictureChoices,
  },
  {
    at: 'streaming',
    name: 'streaming',
    label: words.isStreaming,
    hint: words.isStreamingHint,
    in: 'service',
    kind: kinds.flagIfSet,
  },
]

/** Adds the picture for dark pages that goes with the chosen one. */
function complete(item: object): object {
  const { imageLight = null } = item as Partial<EditionBenefit>
  return { ...item, imageLight, imageDark: imageLight === null ? null : darkPictureOf(imageLight) }
}

export const serviceForm = { schema: EditionBenefit, rows, complete }
