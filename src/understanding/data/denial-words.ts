/** Words that deny or take back a value, and those that want one (lower case, no accents; lists may hold patterns). */

export const DENIES = `
  nao n naum nem sem exceto tirando fora dispenso detesto odeio tira tirar cancela cancelar desisti desisto esquece
  esqueca larga evito chega nunca jamais livre medo pavor`
/** What may stand between a denial or a wish and its value. */
export const JOINS = `
  mais so e eh era ser quero queria preciso precisa vou quer gosto gosta gostam confio vai o a os as de do da no na nos nas pro pra
  em dia um uma plano nenhum nenhuma por com esse essa meu minha pode posso seja ao pelo pela que ativar cadastrar usar use usa liga ligue colocar ter fazer`
export const INSTEAD = `
  em vez d[eoa]s?, ao inves d[eoa]s?, no lugar d[eoa]s?, ia (?:de|pegar|querer), nada de, menos (?:o|a|de|dia|na|no)`
export const DENIED_BEHIND = `
  (?:mas )?(?:eu )?(?:nao|n|naum)(?: (?:posso|da|quero|consigo|rola|serve|vai dar|gosto|mesmo))?, jamais,
  nunca(?: mais)?, de jeito nenhum, nem pensar, nem a pau, nem mort[oa], deus me livre, (?:ja )?me da medo, to fora,
  (?:eu )?dispenso, pra la`
/** Words that replace what stands before them by what follows. */
export const TAKES_BACK = `
  digo, quer dizer, quero dizer, alias, ou melhor, na verdade, vdd, na real, errei, ops, opa, minto, mentira,
  corrig[a-z]+, pera[a-z]*, espera, desculpa, pensando bem, pensando melhor, mudei de ideia,
  mas (?:vou|quero|prefiro|fico|pode|melhor|bota|coloca|poe)`
export const WANTS = `
  quero qro prefiro bota poe coloca coloque manda deixa joga fecha fico vou vai escolho melhor leva pode fica`
