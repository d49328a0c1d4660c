import type { Order } from './step-and-journey-types.ts'

/** Returns the house of an order's address, in wire names. */
export function houseOfOrder({ answers }: Pick<Order, 'answers'>) {
  const house = answers['nr-imovel']?.values ?? {}
  const block = house.is_block_allotment === 'true'
  return {
    cep: answers.cep?.values.cep ?? '',
    number: house.number ?? '',
    is_block_allotment: block,
    ...(block ? { block_number: house.block_number, allotment_number: house.allotment_number } : {}),
  }
}
