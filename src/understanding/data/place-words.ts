/** Words of addresses, in lower case without accents, between commas; they may be patterns. */

/** With what the name of a street, or of what has houses as a street has, begins. */
export const STREETS = `
  rua, r\\., avenida, av, alameda, travessa, tv, trav, praca, pca, rodovia, rod, estrada, estr, largo, viela, beco,
  ladeira, servidao, vila, passagem, via, conjunto, loteamento, sitio, fazenda, chacara, povoado, linha, marginal, setor`

/** What a number behind it counts, so that it is no house's. */
export const COUNTED = `
  anos?, meses, mes, dias?, semanas?, metros?, m, mts, km, reais, conto, mega, megas, giga, gigas, gb, mb, pessoas?, casas,
  horas?, h, vezes, andares?, minutos?, min, quadras?, por cento, x, apartamentos, moradores, (?:o|º)? ?andar, comodos, [a-z][a-z]+[aeo]s(?<!fundos|altos|baixos),
  de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro), filhos, aparelhos,
  tvs?, de 1`

/** What names the number behind it as another one than the house's. */
export const OTHER_NUMBERS = `
  r\\$, ha, faz, tenho, somos(?: em)?, km, plano de, plano, internet de, de, dia, cep, cpf, tel, telefone, zap, ddd, rua, r\\.,
  avenida, av, travessa, alameda, estrada, rodovia, br, quadra, lote, setor, conta, agencia, as, ate, entre, vizinho,
  vizinha, linha, rota, antigo, antiga, era, lado do, frente ao, depois do, antes do, perto do, placa, proximo ao, caixa,
  vence, vencimento`

/** What is said before the number of one's house, besides words that change nothing. */
export const HOUSE_LEAD = `
  moro moramos resido residimos fica fico casa predio endereco rua portao numero n nro num eu a gente local imovel e eh mora el es
  conforme digitei errado errei luz agua ap apto apartamento bloco bl torre sala loja fundos frente do da`

/** What has a number beside the house: the letter box, a meter. */
export const OTHER_PLACES = 'vem no, chega no, correspondencia, hidrometro, relogio, medidor'

/** Units that are told with a number or a letter. */
export const UNITS = `
  apto?s?, apt, ap, ape, apartamento, apart, bloco, bl, torre, casa, cs, sala comercial, sala, salas, sl, loja, lj, conjunto, conj, cj,
  kitnet, kit, quitinete, kitinete, quarto, unidade, unit, apartment, flat, departamento, depto, box, galpao, condominio, cond, residencial`

/** Units that are told without a number. */
export const WHOLE_UNITS = `
  fundos, fundo, fds, frente, terreo, terrea, sobrado, sobreloja, cobertura, altos, baixos, porao, subsolo, edicula`

/** Before a unit: it is near the house, or not the house's. */
export const NEAR = `
  em, na, tem, tem [ao], ter, se tem, ha, sem, ao lado d[aeo], perto d[aeo]s?, proximo [ao]+, atras d[aeo]s?, em cima d[aeo],
  embaixo d[aeo], entre, de frente, a minha, minha, da, do, da minha, de uma, numa, esquina com`

/** Says that the address is a house without flats. */
export const HOUSE = `
  (?<!(?:da|de|a|minha|nossa) )casa(?! (?:d[aeo]s?|ou|n[ao]|e|eh|propri[oa]|cheia)\\b), (?:e|eh|moro em|moro numa|fica numa|numa|uma) (?:uma )?casa, sobrado, residencia,
  sem (?:complemento|compl|apto|ap|apartamento|bloco),
  (?:nao|n) (?:tem|possui) (?:complemento|apartamento|ap|apto|bloco),
  (?:nao|n) (?:e|eh|moro em) (?:ap|apto|apartamento|predio)`

/** Says that a customer stays at the address on record. */
export const SAME_PLACE = `
  mesmo (?:endereco|lugar|local), no mesmo, mesma (?:casa|rua), aqui mesmo, ai mesmo, minha casa mesmo, nao mudei,
  continuo (?:morando|no), nao me mudei, esse mesmo, endereco atual, esse endereco, nesse endereco, o de sempre,
  onde (?:ja )?moro, mantem, manter`

/** Says that a customer has moved, or wants the fibre elsewhere. */
export const OTHER_PLACE = `
  outr[oa] (?:endereco|lugar|local|casa|rua|cidade), em outr[oa], mudei, me mudei, vou (?:me )?mudar, endereco novo,
  novo endereco, casa nova, mudanca, troquei de (?:casa|endereco), nao e mais, nao moro mais, mudou`

/** Says that the house has no number. */
export const NO_NUMBER = `
  s ?/ ?n[o.]?, sn, sem n, sem numero, sem numeracao, (?:nao|n) (?:tem|possui|ha|existe) (?:numero|n|numeracao),
  (?<![-.])100 numero`

/** Says that one does not move. */
export const STAYS =
  '(?:nao|n|nem|sem) (?:quero |precisa |vou |e |vai ser |me )*(?:em |n?o )?(?:outr|troc|mud)[a-z]*'
