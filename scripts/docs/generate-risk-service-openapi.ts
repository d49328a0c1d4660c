/** Generates docs/risk-provider.openapi.json, which describes what a risk service must offer. */
import path from 'node:path'
import * as z from 'zod'
import { RiskCheckResponse, RiskCheckRequest } from '../../server/providers/risk-service-schemas.ts'

export const riskServiceOpenApiPath = path.resolve(
  import.meta.dirname,
  '../../docs/risk-provider.openapi.json',
)

/** Returns the schema without its `$schema`, which OpenAPI 3.1 implies. Further properties are allowed. */
function schemaOf(schema: z.ZodType): object {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })

const again = { description: 'Nothing was checked. The same request is sent again, at most twice.' }

/** Returns the text of docs/risk-provider.openapi.json: what a risk service must offer, as OpenAPI. */
export function riskServiceOpenApi(): string {
  const post = {
    summary: 'Checks whether a person may order',
    security: [{ token: [] }],
    parameters: [
      {
        in: 'header',
        name: 'Idempotency-Key',
        required: true,
        description:
          'The same for the same check. If its outcome is known, return it without checking again.',
        schema: { type: 'string', maxLength: 128 },
      },
    ],
    requestBody: { required: true, content: json(RiskCheckRequest) },
    responses: {
      200: { description: 'The outcome.', content: json(RiskCheckResponse) },
      408: again,
      429: { ...again, headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } },
      '5XX': again,
      default: { description: 'Any other status is a failure, and the request is not repeated.' },
    },
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Risk service', version: '1', description: 'What Prosa asks of RISK_PROVIDER=http.' },
    paths: { '/': { post } },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
