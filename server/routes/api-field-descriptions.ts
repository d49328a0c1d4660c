/** Descriptions of fields in the OpenAPI description of the API. */
import * as z from 'zod/mini'
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { AnswerDeclaration } from '../../src/contract/lead-answers/answer-types.ts'
import { CampaignFields, ErrorReply } from '../../src/contract/shared-schemas.ts'

const say = (schema: z.ZodMiniType, description: string) => z.globalRegistry.add(schema, { description })

type Declared = Pick<AnswerDeclaration, 'body' | 'required'> & { readonly fields: object }
type Choice = { readonly options?: readonly unknown[] }

/** Names the values of every choice. The server compares them with the declaration, so its schema says only "text". */
export function describeChoiceValues(declarations: readonly Declared[]): void {
  for (const { body, fields, required } of declarations)
    for (const [name, { options }] of Object.entries(fields as Readonly<Record<string, Choice>>)) {
      const schema = body.shape[name] as z.ZodMiniType | undefined
      if (schema && options)
        z.globalRegistry.add(schema, { enum: [...options, ...(required === 'optional' ? [''] : [])] })
    }
}

/** Registers descriptions of shared fields. Call it before routes are added. */
export function describeFields(): void {
  say(CampaignFields.shape.addon, 'campaign: its whole prefix, or its alias (controle, black, pre)')
  say(
    CampaignFields.shape.prefix,
    'whole prefix of the campaign; counts only if `addon` is its alias, or itself',
  )
  say(ErrorReply.shape.field, '400: wire name of the field or header at fault')
  say(
    ErrorReply.shape.missing,
    '400: fields that were not sent, the first of which is `field`; 409: steps to answer',
  )
  describeChoiceValues(Object.values(answers))
}
