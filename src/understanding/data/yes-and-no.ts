/** Words of yes and no, in lower case without accents. A list is read as words, or as phrases between commas. */
/** Courtesy, address and hesitation, which mean nothing beside an answer. */
export const COURTESY = `
  oi oie oii oiii ola opa eai alo hey hello hi por favor pfv pfvr pf plis please gentileza favorzinho obsequio
  obrigado obrigada obg obgd obrigadao brigado brigada vlw valeu thanks gracias thank you blz beleza ok okay okey
  ta tah
  entao ne neh viu ai aih aqui la mesmo mesma msm mess so gente moca moco amigo amiga querido querida bem olha olhe
  escuta
  pera perai perae calma claro certo isso kk kkk kkkk kkkkk kkkkkk rs rsrs haha hahaha hehe hum hmm humm ah eh tb
  tbm tambem
  hein bah oxe oxente eita uai vixe vish ue tche ixi ahn mano bao tudo joia legal show top massa prontinho pronto
  desculpa desculpe agora logo ja e bom boa dia noite bondia senhor senhora tio tia meu minha filho filha anjo
  egua tri guria guri visse mainha painho arretado patrao chefe`

export const YES = `
  sim sm simm simmm siim s ss sss si yes yep yeah y claro certo certeza isso exato exatamente positivo afirmativo
  ok okay
  okey oki blz beleza fechado fechou combinado perfeito certinho confirmado confirmo confirma confirmar aceito
  concordo
  bora demorou demoro aham uhum arram ahan perfeitamente correto corretissimo topo pode podes quero qro confirm
  sure dale
  vamos vamo manda show bota coloca ativa ativar ativo autorizo cadastra vai partiu tranquilo suave certim joia`

export const NO = `
  nao naoo naooo n nn nop nope nops nopes nananina naninanao negativo nunca jamais dispenso recuso nem naum num`

/** Words that mean nothing beside a yes or a no. */
export const BESIDE = `
  com toda certeza que ser quero pode isso o a os as esta ta eu de do da no na em acordo certo ok colocar fazer
  ativar ativa cadastrar cadastra coloca bota liga mandar seguir continuar assim to dentro operante tudo todo ir
  por poe botar
  querer vou vamos nenhum nenhuma mais um ele ela pra mim me voce vc ver favor la isso ai entao esse essa
  enquanto ora`

export const YES_PHRASES = `
  claro que sim, claro que quero, claro que pode, claro que aceito, obvio que sim, logico que sim, com certeza,
  pode ser,
  por favor, de acordo, sem duvida, sem problema, sem problemas, vamos la, vamos nessa, bora la, pode sim, ta bom,
  esta bom,
  ta otimo, ta certo, tudo bem, tudo certo, tudo ok, nao vejo problema, nao tem problema, nao tenho nada contra,
  por mim, por que nao, porque nao, to dentro, tou dentro, estou dentro, ja e, obvio, com todo prazer, com prazer,
  de boa,
  manda bala, manda ver, manda brasa, vai fundo, so vamos, que sim, ta ok, esta ok, ta valendo, pode mandar ver,
  ta tudo certo, ta certinho, ta beleza, ta joia, ta perfeito, vou querer, isso mesmo, isso ai, e isso, of course,
  all good,
  nao vejo por que nao, pode por, pode mandar, fazer o que, ne o jeito, e o jeito, pode crer, mete bala, senta o dedo,
  e essa mesma, e esse mesmo, essa mesma, esse mesmo, e ele mesmo, ta correto, esta correto, esta certo,
  pode confirmar,
  e sim, e isso mesmo, e isso ai, e ela mesma, ta sim, tamo junto, ta fechado, da certo, fechadissimo, por mim pode`

export const NO_PHRASES = `
  claro que nao, obvio que nao, logico que nao, com certeza nao, nao quero, nao precisa, nao preciso,
  por enquanto nao,
  nao por enquanto, agora nao, nao agora, nao vou querer, nao obrigado, nao obrigada, nao senhor, nao senhora,
  hoje nao,
  dessa vez nao, desta vez nao, ainda nao, prefiro nao, melhor nao, acho que nao, nem pensar, de jeito nenhum,
  de jeito algum, de forma alguma, de maneira nenhuma, de maneira alguma, no thanks, no gracias, deus me livre,
  nem a pau,
  nem ferrando, nem morto, nem morta, nem quero, nem que me paguem, to fora, tou fora, estou fora, sto fora,
  quero nao,
  precisa nao, pode nao, da nao, rola nao, gosto nao, vou nao, carece nao, nao curto, nao rola, nao da, nao topo,
  nao gosto,
  nao aceito, nao me interessa, nao tenho interesse, eu passo, deixa quieto, deixa baixo, deixa pra la, que nao,
  nao mesmo,
  sem chance, ta errado, esta errado, nao e isso, nao e esse, nao e essa, isso nao, nao ta certo, nao esta certo,
  negativo,
  deixa sem, fica sem, deixa sem por enquanto, fica sem por enquanto, deixar sem, por ora sem, sem por enquanto, sem isso`

/** Words that place the order by themselves, all of them in a message that is the order's yes and nothing else. */
export const ORDER_AGREES = `
  sim sm si s ss yes isso exato exatamente aceito concordo autorizo autorizado autorizada pode ok okay claro obvio
  certin
  perfeito perfeitamente certo certinho correto corretos corretissimo certissimo confere conferido conferida certim
  certinha
  perfeita lgtm correct perfect positivo afirmativo combinado uhum aham bora vamo dale partiu nessa topo renova
  renovar
  migrar confirm confirmar confirma confirmo confirmado confirmada confirmadissimo confirmadissima confirme fechar fecha fecho fechado fechada fechou
  finalizar finaliza finalizado finalize concluir conclui concluido efetivar efetiva efetuar efetua`

/** What else may stand in such a message: the order, thanks, address, stress, and what joins them. */
export const ORDER_BESIDE = `
  pedido pedidos compra contratar order termos condicoes dados informacoes fibra renovacao migracao itens
  apresentados informados descritos obrigado obrigada obrigadao obg obgd brigado brigada grato grata gratidao
  agradeco valeu vlw gracias thanks thank you muito mt mto pelo pela por favor please abraco abracos deus
  abencoe te lhe amem tudo tudinho todo toda todos todas completo totalmente otimo otima beleza blz show bola
  massa top legal joia lindo bem bom boa ta esta estao estou to mesmo mesma ja agora now logo certeza acordo
  ordem assim li conferi revisei revisado olha viu ne hein entao tranquilo all good great fine everything looks
  enfim finalmente daora moca moco amigo amiga querido querida anjo filho filha patrao parca parceiro irmao mano
  senhor senhora tche chefe rapaz guri guria com os as o a e eu meu minha seu sua esse essa de do da no nos na
  que q pra para mim ai la aqui ir podem quero vamos enviar manda mandar bala seguir prosseguir fazer encaminhar
  encaminha tocar barco aguardo fico em oi ola opa deu td msm mess conformes conforme acima selado selada
  carimbado registrado tri trem bao bah so operante comandante irma cambio bueno tamo junto seria foi paciente
  velho velha demais pague uai arretado olhei vi tbm tb dei lida cabo rabo ponta tecnico instalar instala instalacao agendar marcar pedir vir`

/** What may stand beside the order's yes as a whole: greetings, thanks, and what they are for. */
export const ORDER_PHRASES_BESIDE = `
  bom dia, boa tarde, boa noite, por gentileza, brigadao, p mim, mandar? (?:ver|bala), trocar (?:pra|para|pela) (?:a )?fibra, um abraco,
  (?:o?brigad[oa]|obg|valeu|grat[oa]|agradeco) (?:pel[oa] )?(?:sua |seu )?(?:paciencia|atencao|gentileza|ajuda|atendimento),
  seu (?:servico|trabalho), por mim, dei uma lida, (?:abencoe|abencoa) (?:voce|vc), (?:voce )?foi (?:muito )?paciente comigo, (?:o|esse) contrato, negocio, meu rei, ate que enfim,
  sem problemas?`

/** What asks on without a mark, or whether the order is placed: 'certo, e agora', 'isso é o que', 'já fechou'. */
export const ASKS_ON_ORDER = `
  ja (?:foi )?(?:fech|finaliz|confirm|conclu|efetiv|efetu)[a-z]+, o que, e (?:agora|ai)(?=\\W*$),
  e [oa] (?:tecnico|instala[a-z]+)(?=\\W*$), (?<=[^a-z ] ?)e [oa]s? [a-z]+(?=\\W*$)`

export const OFFERS = `
  ofertas?, promoc[a-z]+, novidades?, propagandas?, publicidade, marketing, telemarketing, spam, newsletter`
export const REFUSES_OFFERS = `
  nao, n, nem, sem, nada de, nunca, chega de, para de, parem de, tira, tire, desmarc[a-z]+, dispenso, odeio, detesto`
export const WANTS_OFFERS = `
  sim, quero, queria, aceito, pode, manda, mande, mandem, aceita, marca, gosto, autorizo`
export const UNMARKS_OFFERS = `
  desmarc[a-z]+ (?:isso|iss[oa]|ess[ea]|a (?:caixa|caixinha|opcao|marcacao)),
  (?:tira|tire|retira) (?:o |a |essa |esse |isso d)(?:marcacao|caixinha|opcao|ai)`

/** What keeps even a proposal of the order's yes away: a no, a delay, something wrong, another yes. */
export const HOLDS_BACK = `
  nao, n, nem, nunca, ainda, amanha, espera, pera[a-z]*, calma, err[a-z]+, mud[a-z]+, troc[a-z]+, alter[a-z]+,
  corrig[a-z]+, tira[a-z]*,
  desist[a-z]*, cancel[a-z]*, pens(?:ar|o|ando), duvida, quando, depois, talvez, acho, porem, so que,
  ofertas?, promoc[a-z]+, novidades?, resumo`

/** Says that the order was read, beside a yes. */
export const HAS_READ =
  '(?:ja )?(?:li|conferi|olhei|vi|revisei) (?:tudo|o pedido|o resumo|os dados)?, (?:desde que|contanto que) nao'
