/** What people remark on the service and the visit, and ask besides; a bar stands between two wordings. */

export const serviceWordings = {
  'alcance-wifi': `
    o sinal alcança o quarto dos fundos? | o wifi chega no segundo andar? |
    minha casa é grande, o roteador dá conta? | o wi-fi atravessa parede grossa? |
    quantos metros o wifi alcança? | pega sinal no quintal? | o wifi pega na casa toda? aqui é grande |
    o wifi pega na casa toda?`,
  repetidor: `
    tem repetidor pro quintal? | vocês dão repetidor? | vem com extensor de wi-fi? | tem wi-fi mesh? |
    vendem amplificador de sinal? | tem aparelho pra aumentar o sinal?`,
  'ponto-extra': `
    posso ter dois pontos na casa? | dá pra pôr um ponto extra? | quero mais um ponto de rede |
    puxam cabo pra dois quartos? | dá pra instalar em dois lugares da casa? |
    instala um ponto na sala e outro no quarto? | colocam um segundo ponto? | ponto adicional é cobrado?`,
  'radio-fibra': `
    é fibra ou rádio? | a internet de vocês é via rádio? | é por cabo ou antena? | é fibra óptica de verdade? |
    é fibra até em casa? | qual a diferença de fibra e rádio | a fibra vai até dentro de casa |
    precisa de antena no telhado? | quando chove cai igual a de rádio? | é fibra ótica mesmo? |
    hoje uso internet de antena, fibra é melhor? | a internet é cabeada?`,
  'passagem-do-cabo': `
    por onde passa o cabo? | meu prédio é antigo, passa o cabo? | precisa furar a parede? |
    o cabo entra por onde? | a casa é velha, dá pra passar a fibra? | e se não tiver passagem pro cabo? |
    usa a tubulação do telefone? | o duto do prédio está cheio, e aí? | vcs furam parede? é alugado`,
  estabilidade: `
    a internet cai quando chove? | cai com chuva forte? | essa internet cai muito? | fica oscilando à noite? |
    trava em horário de pico? | se faltar luz a internet continua? | a conexão é estável? | a fibra cai muito? |
    funciona quando acaba a energia? | a velocidade é garantida de verdade? | a velocidade cai de noite? |
    a internet é boa mesmo? | vocês têm alguma garantia de sinal?`,
  'limite-de-dados': `
    tem limite de dados? | tem franquia? | é ilimitada? | a internet acaba no fim do mês? | tem limite de uso? |
    reduz a velocidade quando acaba o pacote? | tem limite de gigas por mês?`,
  'o-que-e-mega': `
    o que é mega? | o que é giga? | mega e giga, qual a diferença? | giga é maior que mega? |
    o que quer dizer mbps? | quantos megas tem um giga | qual é mais rápido, mega ou giga |
    megabit e megabyte é a mesma coisa? | o que é 1 giga | não sei o que significa esses megas |
    esses números são a velocidade? | 500 mega é rápido ou devagar? | mega é o tamanho de quê |
    não entendo de mega | 500 mega é muito ou pouco`,
  tv: `
    tem plano com tv junto? | vocês têm tv por assinatura? | vem com canais de televisão? |
    tem combo de internet e tv? | inclui televisão? | tem pacote com tv? | tem canal de esporte? |
    posso contratar tv também? | dá pra assinar tv com a internet?`,
  'so-celular': `
    tem plano só pra celular? | vocês vendem plano de celular? | quero um chip | tem plano de linha móvel? |
    vocês fazem plano móvel? | tem plano controle? | tem combo com celular? |
    vende pacote de dados pro celular? | dá pra contratar celular junto?`,
  'manter-fixo': `
    dá pra manter a mesma linha fixa? | tem como portar o número do fixo? | aceitam portabilidade do fixo? |
    consigo manter meu telefone fixo antigo? | perco meu número fixo? | o telefone de casa continua? |
    dá pra levar meu fixo?`,
  'loja-fisica': `
    vocês têm loja física? | tem loja na minha cidade? | onde fica a loja? | dá pra contratar na loja? |
    posso ir pessoalmente? | existe loja de vocês aqui no bairro? | tem quiosque no shopping? |
    tem atendimento presencial?`,
  autorizacao: `
    precisa de autorização do condomínio? | tem que falar com o síndico? |
    o prédio precisa liberar a instalação? | e se o condomínio não deixar? | preciso avisar a portaria? |
    quem pede a permissão no meu prédio? | meu prédio aceita a instalação de vocês? |
    precisa de liberação na portaria? | E se o síndico não deixar passar a fibra? |
    meu condomínio é fechado, tem problema? | a administradora do prédio tem que permitir? |
    a imobiliária precisa saber? | moro de aluguel, o dono tem que autorizar? |
    o síndico precisa autorizar alguma coisa?`,
  'aviso-da-visita': `
    o técnico liga antes? | vocês avisam antes de vir? | alguém liga pra marcar a instalação? |
    vão entrar em contato antes da visita? | o técnico manda mensagem quando estiver chegando? |
    vocês confirmam a visita comigo? | vcs mandam lembrete da visita? | me avisam no dia da instalação? |
    alguém me avisa antes do técnico vir | o moço telefona quando tiver vindo? |
    como vou saber que o técnico está vindo? | me ligam pra combinar?`,
  'dias-da-visita': `
    instalam no fim de semana? | vocês vêm no sábado? | tem visita em feriado? |
    que dias da semana o técnico trabalha? | qual o próximo dia livre? | hj não dá não? to sem net desde terça |
    dá pra ser amanhã já? | vcs trabalham domingo? | quais os dias que têm vaga? | pode vir domingo? |
    antes me diz uma coisa: vcs instalam em sábado? | hoje ainda tem? | quais horários disponíveis? |
    instala de domingo? | instala no sábado?`,
  'hora-da-visita': `
    vocês vem depois das 19h? | manhã é até q horas? saio 11:30 pro trabalho |
    quanto tempo leva? meu turno começa 13h | quanto tempo demora a instalação? | que horas o tecnico passa |
    qual horário da instalação? | que horas chegam? | que horas vocês vêm? | que horas o técnico chega?`,
  'mudar-visita': `
    dá pra mudar o dia da visita depois? | posso remarcar a instalação? | e se eu não puder no dia da visita? |
    consigo adiar o técnico? | como reagendo a visita? | posso desmarcar e marcar outro dia? |
    se eu precisar mudar a data da instalação? | e se eu precisar remarcar? | posso mudar o dia da visita? |
    dá pra remarcar o técnico?`,
  'visita-incerta': `
    e se o técnico não aparecer? | se chover ele vem mesmo assim? | e se ninguém vier no dia? |
    e se ele atrasar muito? | se eu não estiver na hora, perco a visita? |
    marcaram e não veio ninguém. vocês garantem? | não sei que dia vou estar em casa`,
  tecnico: `
    o técnico vem com crachá? | o técnico é terceirizado? | como sei que o técnico é de vocês? |
    como o técnico se identifica? | o técnico é homem ou mulher? | o rapaz vem uniformizado?`,
  'o-que-o-tecnico-faz': `
    o técnico configura meu celular? | ele já deixa a tv conectada? | o técnico liga os aparelhos no wi-fi? |
    vocês deixam tudo funcionando? | o instalador conecta o computador? | o que o técnico faz na visita? |
    ele configura a alexa e as câmeras? | ele deixa o wifi funcionando no celular e na tv? |
    o técnico ajuda a conectar a smart tv? | o que o técnico vai fazer aqui?`,
  mudanca: `
    vou me mudar mês que vem, peço agora? | ainda não estou na casa nova | só pego as chaves no mês que vem |
    mudo daqui a um mês, já dá pra contratar? | a casa nova só fica pronta mês que vem |
    só entro na casa nova em janeiro | tô de mudança, contrato agora ou depois | tô me mudando em dezembro |
    só mudo em fevereiro | a mudança é só daqui um mês | ainda não moro lá, pego a chave dia 20 |
    vou me mudar mês que vem, já posso pedir | tem como agendar pra daqui a dois meses? |
    posso deixar marcado pra depois da mudança? | o apartamento ainda tá em obra |
    dá pra deixar agendado pra quando eu mudar? | vou mudar mes que vem`,
  'para-outra-casa': `
    é pra casa da minha mãe, posso pedir? | vou pedir pra outro endereço que não é o meu |
    quero instalar na casa da minha filha | dá pra contratar pro sítio do meu pai? | a internet é pra minha vó |
    quero contratar pra casa do meu pai, ele mora sozinho | é pra minha mãe | quero instalar em outro endereço |
    posso pedir pra casa da minha mãe?`,
  'para-empresa': `
    é pro meu escritório | preciso de internet pra loja | contratar no cnpj da firma | é pra pessoa jurídica |
    é pra empresa | internet pra minha loja, passei o cep antes | quero contratar internet pro meu comércio |
    tenho um restaurante e quero internet lá | quero no cnpj | é pra minha empresa, já fui cliente de vocês |
    quero pra um comércio | internet para escritório`,
  'varios-contratos': `
    tem limite de contratos por cpf? | posso ter mais de um contrato? | dá pra ter duas internets no meu nome? |
    quantos planos posso ter no mesmo cpf? | posso ter internet em outro endereço também? |
    um cpf pode ter quantas linhas de internet? | posso contratar pra dois endereços? |
    dá pra usar o mesmo cpf em duas casas?`,
} as const satisfies Record<string, string>
