/** What visitors call plans and services, as phrases between commas (lower case, no accents; may be patterns). */

/** Streaming services, by a part of their slug in `Plan.subscriptions`. */
export const SERVICES: Readonly<Record<string, string>> = {
  max: 'hbo ?max, hbo, h b o, agabeo, max',
  paramount: 'paramount(?: ?\\+| plus| mais)?, paramaunt, paramont',
  globo: 'globo ?-?p[a-z]+, globo',
}
/** Services that are not sold with a plan. */
export const OTHER_SERVICES = `
  netflix, disney(?: ?\\+| plus)?, prime(?: video)?, amazon(?: prime)?, spotify, apple tv, telecine, premiere,
  star ?plus,
  crunchyroll, youtube(?: premium)?, mickey`

export const CHEAPEST = `
  (?:mais|bem) (?:barat[a-z]+|em conta|economic[oa]|basic[a-z]+|simples|modest[oa]|frac[oa]),
  menor (?:preco|valor|custo), (?:o|a) menor(?: de todos)?,
  (?:o|no|pro) (?:mais )?baratinho, basicao, basicona, (?:o|no|plano) basic(?:o|inho), cheapest,
  mas (?:barato|economico)`
export const FASTEST = `
  mais (?:rapid[a-z]+|veloz(?:es)?|velocidade|forte|potente|ligeir[oa]|brabo), maior velocidade, fastest, mas rapido,
  top de linha, (?:o|a) maior(?: de todos| plano)?, canhao`
export const DEAREST = 'mais (?:car[oa](?! (?:d[oa]s? )?q)|complet[oa]), completao'
export const BEST = '(?:o|a|plano) melhor(?: de todos| plano)?, melhor plano, (?:o|mais) top, the best'
export const PLAIN = `
  sem (?:nenhum
  )?(?:firulas?|frescuras?|adiciona(?:l|is)|(?:aplicativos?|apps?)|streamings?|tv|assinaturas?|nada|extras?|cana(?:l|is)),
  (?:so|apenas|somente) (?:a )?(?:internet|net), pur(?:o|inho|a), sec[oa], pelad[oa]`
export const STREAMING = 'com (?:algum |um |uns )?(?:streamings?|tv|assinatura|filmes|series)'
export const ADVISED = `
  (?:que|q) (?:voces?|vcs?) (?:me )?(?:indic[a-z]+|recomend[a-z]+|suger[a-z]+|falou|disse),
  (?:que|q) (?:me )?(?:indicou|recomendou|sugeriu), recomendad[oa], indicad[oa], sugerid[oa],
  sua (?:indicacao|sugestao)`
export const COMPANY = 'empresaria(?:l|is), business, corporativ[oa], comercial, (?:pra|para|de) empresas?'

/** Words that want a plan. */
export const WANTS = `
  quero, qro, kero, queria, quererei, pode ser, fico com, ficar com, vou de, vou querer, vou ficar, vou pegar, vou no,
  vou com, vamos de, bora de, vai de, vai ser, fecha, fechar, fechado, fecho, escolho, escolhi, prefiro, manda, bota,
  coloca, poe, me ve, me da, pego, levo, assino, assinar, contrato, contratar, troca, trocar, muda, mudar, altera,
  desce,
  sobe, subir, passa, passar, deixa, decidi, gostaria, i want, quiero, vou arriscar, desejo, optar, opto`

/** What a visitor or somebody else has, and what is wrong with it: no plan that is wanted. */
export const HAS_NOW = `
  tenho, tinha, temos, uso, pago, atual, vizinh[oa], el[ae]s?, meu irmao, minha irma, meu primo, meu cunhado,
  minha amiga, claro, vivo, oi, tim, net, antig[oa], hoje e, era, pegou, pouco, trava, nao aguenta, nao e suficiente,
  nao serve, caro, lento, trabalho tem, concorrencia, speedtest, em \\d+ (?:anos?|meses)`
/** Words of plan names that say a speed or a service. */
export const COMMON = `
  \\d+, megas?, gigas?, internet, fibra, plano, com, e, hbo, max, paramount, globoplay, \\+`
/** What has a place and is no plan: 'a primeira vez', 'a segunda de manhã'. */
export const PLACED = `
  feira, vez, via, dia, mes, andar, semana, parcela, fatura, coisa, pergunta, de manha, (?:a|de) tarde`
