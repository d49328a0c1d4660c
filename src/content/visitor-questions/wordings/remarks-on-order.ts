/** What people remark on the order and its course, and wish; a bar stands between two wordings. */

export const orderWordings = {
  'confirmacao-por-email': `
    vou receber alguma confirmação? | vocês mandam confirmação por e-mail? |
    alguém vai me escrever pra confirmar? | vão confirmar comigo pelo whatsapp? |
    chega mensagem depois que eu fizer o pedido? | recebo um comprovante? | como fico sabendo se deu certo |
    o pedido chega no meu email? | como sei que o pedido foi feito? | tem protocolo do pedido? |
    recebo algum email com o pedido | e depois, como acompanho? | quando chega a confirmação? |
    depois disso alguém fala comigo? | vocês entram em contato pra confirmar o pedido? |
    vocês vão me mandar mensagem confirmando? | vou receber um número de protocolo?`,
  resumo: `
    mostra o que eu já respondi | quero ver o resumo | qual plano eu escolhi mesmo? |
    que dia ficou marcada a visita? | manda o resumo de novo q passou rápido e eu tava no trator |
    mostra de novo tudo q anotou | repete os dados pra mim`,
  pular: `
    posso deixar em branco? | dá pra passar pra próxima? | tem como não responder essa? | quero pular |
    pode pular essa? | pula essa`,
  'quanto-falta': `
    falta muito pra acabar? | quantas perguntas ainda tem? | já está terminando? | demora muito esse cadastro? |
    que tanto de pergunta | quanto tempo leva esse cadastro? | bah, quanta pergunta tchê, falta muito? |
    ta em que pergunta? falta mto? | em que etapa a gente tá?`,
  'escolha-sua': `
    escolhe um pra mim | pode ser qualquer dia | o que você achar melhor | pode escolher |
    tanto faz meu bem, escolhe um | tanto faz | qualquer um | qualquer um serve | você escolhe |
    o que for melhor`,
  desistir: `
    não quero mais | desisti | cancela tudo | pode parar, achei muito caro |
    encerra isso aí por favor, muita pergunta | esquece, meu filho já resolveu com outra operadora |
    abandona esse pedido aí mano | arreda, num quero mais essa internet não |
    não vou passar cpf pra robô, pode cancelar isso | demora demais, larguei mão, encerra aí |
    aff chega, não vou assinar mais | desisto | não quero mais fazer | prefiro não continuar | perdi a vontade |
    achei caro, não quero | pode cancelar | cancelar pedido | pode cancelar por favor |
    cancela isso vai, muita burocracia | cancela, achei mais barato | melhor parar por aqui |
    pode parar, desisto do pedido | não tenho mais interesse nesse plano | pode cancelar esse pedido |
    quero desistir da compra | vou ficar com a minha operadora mesmo | não me interessa mais |
    se precisa disso tudo eu desisto | não vou fechar com vocês | deixa quieto, vou ficar na que eu tenho |
    vixe maria, com esse preço não rola, larga mão | interrompa o processo, não autorizo continuar |
    não tenho interesse | encerra o atendimento | tchau, não quero | perdi o interesse | não vou mais pedir |
    quero encerrar essa conversa | não quero passar por isso, tchau | como desisto do pedido? |
    como cancelar o pedido | quero sair | não vou concluir não | interrompe aqui | quero parar a contratação |
    não vou querer, obrigado | ficou muito caro, não vou fazer | já contratei com outra empresa`,
  'volto-depois': `
    depois eu continuo, to no trampo | agora não posso, mais tarde eu volto aqui |
    vou buscar as crianças na escola e já já termino | amanhã eu faço o resto |
    deixa eu falar com meu marido e retorno à noite | não tô com documento aqui, outra hora eu mando |
    já volto | vou ver aqui e já volto | cheguei no ponto, já volto | tô dirigindo, falo contigo daqui a pouco |
    me dá um tempinho, ainda hoje eu concluo | bebê acordou aqui, depois eu termino 🙈 |
    já volto mano, vou almoçar | depois eu termino | volto amanhã | vou ter que sair, continuo depois |
    amanhã a gente termina | já já eu respondo | quando eu chegar em casa eu continuo |
    to dirigindo te mando daqui a pouco | meu filho chega às 6 e confere pra mim |
    tô no serviço, à noite eu termino | não tô com o documento aqui, amanhã continuo |
    me deixa pensar e eu volto outro dia | vou pensar e te falo | volto a falar mais tarde |
    a carteira tá no carro, daqui a pouco continuo | vou almoçar e continuo | respondo depois |
    hj não posso, semana que vem continuo | quero continuar mais tarde |
    posso terminar isso depois? to sem o cartao aqui | não lembro o numero da conta agora |
    não tenho o cpf aqui comigo agora | bateria em 2% dps eu volto |
    hj to sem cabeça pra isso, segunda feira eu vejo | bah guri, vou tomar um mate e depois sigo |
    vou entrar em reunião, retomo às 17h | outra hora eu faço | preciso falar com meu marido antes |
    estou no trabalho, à noite eu faço | já te mando | deixa eu ver com meu esposo primeiro |
    vou mostrar pra minha filha primeiro |
    vou conversar em casa primeiro | preciso ver minha escala no serviço | calma aí | faço isso em casa |
    depois eu confirmo | segura aí um minuto | ainda não, quero ler com calma |
    acho melhor esperar meu salário cair | tô sem meu número aqui, um minuto | posso pensar e voltar amanhã?`,
  contrato: `
    onde eu leio as cláusulas? | onde leio o contrato? | vou receber o contrato por e-mail? |
    me mandam o contrato por aqui? | quero ver o contrato antes | onde está o contrato |
    Quero ler o contrato antes. Onde está? | cade o contrato pra eu ler? | vocês enviam a cópia do contrato? |
    recebo uma via do contrato? | o contrato chega por correio? | em quanto tempo recebo o contrato?`,
  'mudar-titular': `
    posso mudar de titular depois? | dá pra trocar o titular mais tarde? |
    consigo passar pro nome da minha esposa depois? | como transfiro a titularidade? |
    posso passar o contrato pro nome de outra pessoa? | e se eu quiser mudar o nome do titular?`,
  pausar: `
    posso pausar a internet por um tempo? | dá pra suspender nas férias? | consigo congelar o plano? |
    posso suspender o serviço quando viajar?`,
  'quer-contratar': `
    quero contratar internet | Quero internet | gostaria de contratar um plano |
    Boa tarde, quero assinar a internet de vocês | quero instalar internet na minha residência |
    tô interessada na internet de vocês | queria por internet aqui em casa | tenho interesse em internet fibra |
    quero por fibra | to querendo colocar uma internet aqui | vim pelo instagram, quero o plano de internet |
    quero fazer uma assinatura | vi o anúncio e quero contratar`,
  'mudar-resposta': `
    posso trocar o e-mail depois de contratar? | dá pra mudar o telefone depois? |
    e se eu mudar de número de celular? | posso atualizar meus dados mais tarde? |
    se eu errar alguma coisa dá pra arrumar depois? | e se eu trocar de e-mail? |
    depois do pedido consigo corrigir um dado? | como altero meu cadastro depois? |
    posso mudar as respostas depois?`,
  'como-nos-falamos': `
    vocês mandam mensagem ou telefonam? | a conversa vai ser por telefone ou whatsapp? |
    falam comigo por zap ou por ligação? | vão me ligar ou mandar mensagem? |
    prefiro que mandem mensagem, pode? | vocês mandam código por sms? | vocês ligam ou mandam whatsapp? |
    quem vai me ligar? | me chamam pelo whatsapp? | pode ser só por whatsapp? | falam só por whatsapp? |
    vai ser por ligação ou mensagem?`,
  'mudar-isto': `
    dá pra mudar depois? | posso mudar depois? | e se eu quiser mudar depois? | posso trocar depois? |
    depois consigo trocar? | dá pra alterar depois?`,
} as const satisfies Record<string, string>
