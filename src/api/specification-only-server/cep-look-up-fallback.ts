/** Looks up a CEP on the site's own server if the server that takes the orders does not offer that call. */
import type { Api } from '../create-api.ts'
import { ApiError } from '../api-error-and-its-message.ts'

/**
 * Whether the server has replied, even if only with an error about the CEP. A server without this call replies 404.
 */
const isReply = ({ failure }: ApiError) =>
  failure.kind === 'server' && failure.status < 500 && failure.status !== 404

/**
 * Returns an API whose look-up of a CEP asks the page's own server if the other one does not offer that call.
 * @param openOwn loads the API of the page's own server
 */
export function withCepLookUpFallback(api: Api, openOwn: () => Api): Api {
  const ofCep: Api['address']['ofCep'] = async (cep, query) => {
    try {
      return await api.address.ofCep(cep, query)
    } catch (error) {
      if (!(error instanceof ApiError) || isReply(error)) throw error
      return openOwn().address.ofCep(cep, { sku: query.sku })
    }
  }
  return { ...api, address: { ...api.address, ofCep } }
}
