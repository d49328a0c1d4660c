/** Describes, for the API reference, the fields that many calls share. */
import * as z from 'zod/mini'
import { CampaignFields, ErrorReply } from '../../src/contract/common.ts'

const say = (schema: z.ZodMiniType, description: string) => z.globalRegistry.add(schema, { description })

/** Registers descriptions of shared fields for the API reference. Call it before routes are added. */
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
}
