/** Schemas of the CEP (postcode) look-up, of the search for a street's CEP, and of the kinds of address complement (flat, block, back house …). */
import * as z from 'zod/mini'
import { CampaignFields, queryEdition, queryFlag, text, requestSchema } from './shared-schemas.ts'
import { CepCoverage } from './coverage.ts'

/**
 * Reply of GET cep/information/{cep}: street and town of a CEP (postcode). `address` is the street, '' for a
 * CEP that covers a whole town.
 *
 * Three fields are not in the specified API.
 * - `by_block`: houses of this CEP are identified by block and lot, not by a number.
 * - `network`: the fibre network reaches some part of the town.
 * - `coverage`: the result of the coverage check for every house of this CEP. It is absent if the result
 *   depends on the house or was not requested.
 */
export const CepInformation = z.object({
  success: z.literal(true),
  cep: z.string(),
  UF: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  by_block: z.optional(z.boolean()),
  network: z.optional(z.boolean()),
  coverage: z.optional(CepCoverage),
})
export type CepInformation = z.infer<typeof CepInformation>

/**
 * Query of GET cep/information/{cep}. `coverage` (not in the specified API) requests the coverage too.
 * The other parameters decide which plans the coverage contains.
 */
export const CepQuery = /* @__PURE__ */ requestSchema(() =>
  z.object({
    sku: z.optional(text(32)),
    coverage: queryFlag,
    ...CampaignFields.shape,
    collaborator: queryFlag,
    regionOffer: queryFlag,
    premium: queryFlag,
    rs: queryFlag,
    edition: queryEdition,
  }),
)
export type CepQuery = z.infer<typeof CepQuery>

const typed = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/**
 * Query of GET cep/streets: a street as the visitor typed it, without house number. The town may be at its end, or
 * separately in `city`; `UF` is the state's two letters. Any other parameter is refused, so that nothing else about a
 * visitor is sent here.
 */
export const StreetsQuery = /* @__PURE__ */ requestSchema(() =>
  z.strictObject({
    street: typed(2, 128),
    city: z.optional(typed(2, 128)),
    UF: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
  }),
)
export type StreetsQuery = z.infer<typeof StreetsQuery>

export const Town = z.object({ city: z.string(), UF: z.string() })
export type Town = z.infer<typeof Town>

/**
 * A street, or a part of one, that has its own CEP. `part` says which houses, as the postal service writes it ('de 612
 * a 1510 - lado par'); '' if all of them or unknown.
 */
export const FoundStreet = z.object({
  cep: z.string(),
  UF: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  part: z.string(),
})
export type FoundStreet = z.infer<typeof FoundStreet>

/**
 * Reply of GET cep/streets. `towns` holds the towns that the typed name may mean: none if no town was
 * recognised, several if their name does not decide. `streets` is only searched in a single town; it holds at
 * most 50.
 */
export const StreetsReply = z.object({
  success: z.literal(true),
  towns: z.array(Town),
  streets: z.array(FoundStreet),
})
export type StreetsReply = z.infer<typeof StreetsReply>

/**
 * Reply of GET tim-api/address-info/complementTypes: the kinds of complement (flat, tower, …) that a network
 * uses in its addresses. The query parameter `infraco` names the network.
 */
export const ComplementTypes = z.object({
  success: z.literal(true),
  complementTypes: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ComplementTypes = z.infer<typeof ComplementTypes>
