/** Words of questions and of typed short forms, in lower case without accents; they may be patterns. */

/** How a question begins, with or without a mark. */
export const CLEARLY = `qual, quais, quantos?, quantas?, qnt, qto, qts, quando, qdo, qnd, como, onde, aonde, cade, por que,
  pra que, para que, pra q, quem, o que, oq, o q, que horas?, que dias?, que mes, so se, contanto que, desde que`

/** The same, of words that begin a statement as well. */
export const PERHAPS = `sera, tem, teria, da pra, da para, daria, posso, poderia, consigo, precisa, preciso, voces?, vcs?, se,
  aceitam?, cobram?, paga, pago, funciona, vem, existe, inclui, serve, vale, me diz, me fala, me explica, queria saber,
  quero saber, gostaria de saber, how, what, is, do, que tipo, que planos?`

/** What is typed short, in full. Words that are typed in several ways, in one; a number is any number. */
export const IN_FULL = `vc voce, vcs voces, ce voce, ces voces, q que, oq o que, pq por que, porque por que, qto quanto, qnt quanto,
  qnto quanto, qts quantos, n nao, num nao, nn nao, pra para, pro para o, p para, c com, tb tambem, mt muito,
  mto muito, qdo quando, qnd quando, ta esta, to estou, tou estou, eh e, msm mesmo, hj hoje, net internet, obg
  obrigado, ap apto, apartamento apto, megas mega, cel celular, zap whatsapp, whats whatsapp, wpp whatsapp, fone
  telefone, tel telefone, dps depois, pf por favor, pfv por favor, vlw valeu, blz beleza, aq aqui, td tudo, nd
  nada, sla sei la, wi wifi, fi wifi, dois #, duas #, tres #, quatro #, cinco #, seis #, sete #, oito #, nove #,
  dez #, doze #, quinze #, vinte #, trinta #`

/** Words that say little of what a text is about. */
export const LITTLE = `a o e as os um uma de do da dos das no na nos nas em para por com que se eu me meu minha voce voces isso esse essa ai
  aqui la ja so mas ou ao ele ela ser esta estou ter tem vou vai pode podem posso
  quero queria bom boa dia sim sou somos problema ok blz beleza ne viu certo mesmo assim`

/** Words around what an option is called. */
export const AROUND_OPTION =
  'de em na no nas nos ao pela pelo um uma o a os as do da uso tenho prefiro meu minha com por e que sim nao'
