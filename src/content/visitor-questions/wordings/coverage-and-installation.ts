/** Ways in which people ask about coverage and installation; a bar stands between two. */

export const coverageAndInstallationWordings = {
  cobertura: `
    já tem cabo de vocês no meu prédio? | meu prédio já tem a fibra de vocês? |
    o condomínio já tem a rede de vocês? | já chegou cabo aqui no prédio? | meu vizinho tem e eu não, por quê? |
    e se for numa chácara? | chega na roça? | é área rural, vocês vão? | aqui em Parnamirim tem? |
    tem fibra na minha rua? | chega no meu bairro? | vcs tem aq em guarulhos? | atende meu bairro? |
    tem cobertura em campinas? | como sei se tem na minha casa? | quando chega na minha rua? |
    boa tarde, tem fibra em ananindeua? | tem cobertura no bairro Cidade Nova em Ananindeua? |
    vcs atendem sao paulo? | é num condomínio fechado, tem? | será q pega aqui | vocês atendem campinas? |
    chega aqui? | atende na zona rural? | atende apartamento? | vcs atendem em cachoeirinha rs? |
    atendem fazenda? | vcs atendem em guarulhos? | pega na minha casa? | vcs atende em Feira de Santana? |
    fica numa estrada de terra, dá? | quando vai ter fibra aqui? | atendem em qual cidade? |
    esse endereço ai tem cobertura mesmo? | vão até sítio? | tem disponibilidade no meu endereço? |
    vocês cobrem esse bairro? | vocês cobrem ipanema? | vocês atendem nesse cep? | tem fibra nesse cep? |
    vocês atendem no 01310-100? | tem internet de vocês nesse endereço?`,
  'instalacao-custo': `
    a instalação tá inclusa? | paga por metro de cabo? | a instalação é por conta de vcs? |
    a instalação é de graça? | o técnico cobra alguma coisa pela visita? | tem taxa de instalação? |
    paga pra instalar? | a visita do técnico é paga? | qto custa p instalar | quanto é a taxa de instalação |
    tem que pagar instalação? | vocês cobram instalação? | tenho que pagar o técnico? | vc cobra pra instalar? |
    instalacao é gratis | quanto é pra instalar? | vão cobrar a visita? | precisa pagar pra vir instalar?`,
  'instalacao-prazo': `
    instala hoje? | instala amanhã? | dá pra instalar essa semana? | preciso com urgência, quando vem? |
    posso escolher o dia da instalação? | instala em quantos dias |
    em qto tempo tenho internet funcionando em casa | em quantos dias instala? | quando vem o técnico? |
    prazo pra instalar? | instala em quantos dias mais ou menos | demora muito pra ligar a internet? |
    quanto tempo demora pra instalar? | demora muito pra vir instalar? | demora pra instalar? |
    qual o prazo de instalação? | quando o técnico vem? | qnto tempo pra instalar |
    pra quando fica a instalação?`,
  'instalacao-quem': `
    vem um técnico? | é técnico de vocês mesmo? | precisa ter alguém em casa? |
    outra pessoa pode receber o técnico no meu lugar? | não sou eu que vou receber, pode ser um parente? |
    como é a instalação? | quem tem q estar na hora da instalação |
    precisa ser o titular pra receber a instalação? | quem precisa estar em casa? |
    preciso estar em casa no dia? | precisa ser eu ou a diarista pode receber |
    vai ter q furar a parede? quem faz a instalação? | eu mesmo instalo? | o técnico vem aqui em casa? |
    e se eu não estiver em casa no dia? | tem q ter alguem em casa pra instalar? | como funciona a instalação |
    pode ser minha vizinha q recebe o técnico? | quem instala?`,
} as const satisfies Record<string, string>
