/** Ways in which people say what is to be done instead of answering, and small talk; a bar stands between two wordings. */

export const requestWordings = {
  back: `
    volta | como faço pra voltar na pergunta anterior? | voltar uma por favor |
    pera volta ali no anterior que passei sem querer | ih fui rápido demais, retrocede uma |
    oxente passou, volte lá menino | ctrl z | ops, retrocede aí q pulei coisa | retornar |
    quero mudar a resposta anterior | passei rápido, quero voltar | retorna pra tela de trás |
    ops, me leva de volta pra trás | errei a última, volta lá | a de antes de novo |
    me leva pra questão de trás | respondi errado, volta | dá pra retroceder? |
    Número de conta eu não dou pela internet. Voltar. | deixa eu voltar na última | volta por gentileza |
    cliquei errado, quero voltar | back kkkk como volta nisso | quero corrigir a última | dá um passo atrás |
    posso refazer a resposta que acabei de dar? | a anterior por favor | go back | quero rever a anterior |
    Quero retornar à etapa de antes | quero ir pra pergunta de antes | desfazer | voltar | pergunta anterior |
    quero voltar`,
  restart: `
    quero começar de novo | recomeçar do zero | começa tudo outra vez | reinicia o pedido | start over |
    cancela esse e começa outro | vamos do começo | refazer o pedido desde o inicio | recomeçar |
    começar de novo | apaga tudo e começa de novo | reiniciar | voltar pro início | do zero | voltar ao início |
    quero refazer tudo`,
  help: `
    ajuda | socorro | não entendi | n entendi nada | help | como preencho isso | não entendi essa pergunta |
    me mostra a lista de novo | me explica de novo não entendi | ajudaaa | oq é pra colocar aqui? |
    o que eu faço aqui? | me ajuda aqui | nao sei oque e isso me ajuda | como assim? | o que é isso? |
    explica melhor | não tô entendendo | não sei o que responder | menu | comandos | tô perdida | me explica |
    repete a pergunta | qual era a pergunta? | como funciona isso aqui? | não compreendi |
    onde vejo o número da conta no aplicativo? | onde vejo a agência no app do banco? | onde acho esse número?`,
  human: `
    tem alguém de verdade aí? | quero falar com um atendente | me passa pra um humano pfv |
    moça do céu isso é gravação? chama uma pessoa aí pra mim | só passo meus dados pra gente de carne e osso |
    não to entendendo nada, tem telefone pra eu falar c alguem?? | mano cadê o atendente |
    quero atendimento de verdade | chama o gerente | prefiro fazer por telefone com alguém |
    não me entendo com robô, quero gente | onde eu falo com um atendente? | me coloca com o comercial |
    prefiro falar com gente de verdade | não quero falar com robô | quero atendimento humano |
    i want to talk to a person | eu queria falar com um vendedor | pode me transferir pra um atendente? |
    posso falar com atendente? | me passa pra uma pessoa | posso te ligar? quero um atendente |
    fala serio, quero um humano | chama uma moça pra falar comigo | só passo meu cpf pra gente de carne e osso |
    me transfere aí | tem como um rapaz me ligar pra tirar dúvida? | me bota em contato com a loja |
    posso falar com quem cuida das vendas? | passa pro comercial por favor | liga pra mim que a gente fecha |
    queria ser atendida por uma pessoa, é possível? | quero um atendimento personalizado com vendedor |
    prefiro tirar essas dúvidas com um consultor | vou querer terminar com o vendedor | atendimento humano |
    me dá o contato de um corretor ou vendedor | vocês podem me telefonar? |
    gostaria de um atendimento com pessoa | passa pra uma atendente que ela eu confio | me liga |
    podem me ligar? | atendente | falar com uma pessoa | quero uma pessoa | vendedor | moça, me chama alguém |
    me liguem por favor | ô, chama gente | tem alguém aí pra me atender? | chega de robô, quero alguém |
    preciso de suporte humano aqui | quero ser atendido por alguém que entenda | falar com a central |
    quero uma ligação de vocês | me encaminha pra um setor que tenha gente |
    tem algum funcionário que possa me atender? | queria conversar com alguém antes de fechar |
    me passa o zap de um vendedor | bota alguém pra me ajudar que eu não sei mexer |
    quero que um consultor entre em contato comigo | cansei de robô, cadê o pessoal? | eu só resolvo com gente |
    pede pra um funcionário me chamar | preciso de ajuda de uma pessoa | não consigo sozinha, alguém me ajuda |
    me põe com alguém | peça para alguém me retornar | preciso que alguém faça por mim |
    queria que alguém me explicasse por telefone | quero alguém | não passo isso pra máquina, quero alguém`,
  'pedido-erase': `
    apaga tudo que eu escrevi | quero que excluam meus dados |
    por favor removam meu número do sistema de vocês | tira meu email daí, não quero ele guardado |
    deleta meu cadastro | some com meu cpf do sistema agora | como eu faço pra vocês esquecerem os meus dados? |
    quero meus dados fora dai já, senão vou no procon | apaga tudo q eu te passei por favor |
    exclui meus dados | apaga a minha conta que passei | tira meus dados daí | limpa minhas respostas |
    quero meu cadastro apagado | apaga o que eu falei | some com as minhas informações | deleta meu cpf |
    limpa meus dados aí mano, na moral | limpar dados | não quero meu nome guardado com vcs não, exclui |
    apaga meu telefone por favor | não quero que guardem nada meu | exclui minha conta do banco |
    quero excluir meu registro | exclui o que já preenchi | remove meu e-mail daí | apaga meu nome |
    direito ao esquecimento, apaguem | não deixa nada meu salvo aí viu | remove meu cadastro do sistema ae |
    deleta tudo por favor | esqueçam meus dados | delete all por favor kkk some com isso |
    quero apagar meus dados | solicito a remoção do meu cadastro | quero que apaguem meus dados`,
  'pedido-form': `
    não tem um formulário normal pra preencher não? | prefiro preencher eu mesmo de uma vez |
    cadê aquela página com os campinhos | manda o form que é mais rápido |
    quero fazer pelo cadastro do site, sem conversa | dá pra eu digitar tudo numa tela só? |
    sai do chat e mostra o form pra eu conferir melhor | chat é mt lento mano, cadê a versão com os campos |
    muda pra formulário | não gosto de conversar com robô, quero formulário | tem ficha de cadastro? |
    quero ver todos os campos de uma vez | trocar para as páginas | dá pra preencher direto? |
    da pra ser no jeito antigo, com os campos? | prefiro digitar no site, manda o link do cadastro |
    quero preencher tudo junto | dá pra fazer sem chat? | quero a página de cadastro |
    me sinto mais seguro no formulário, tem como? | quero digitar nos campos |
    Gostaria de usar o formulário tradicional. | prefiro a tela de cadastro |
    dá pra sair do chat e ir pro form? | quero fazer pelo site normal`,
  conselho: `
    qual vc recomenda pra aposentado do inss? | qual é o melhor? | qual você indica? | me ajuda a escolher |
    qual plano eu pego? | não sei qual escolher | tô em dúvida entre o 500 e o 700 |
    qual vc recomenda pra 4 pessoas? | quantos mega eu preciso? | qual compensa mais pra mim? |
    qual seria o ideal pra minha casa? | o que você sugere? | qual é bom pra quem trabalha em casa? |
    qual plano é melhor pra mim? | me indica um plano | não entendo de internet, qual serve pra mim? |
    which one is best? | qual velocidade é suficiente? | qual desses você pegaria?`,
  'pessoa-pf': `
    é pessoa física | vai ser no cpf mesmo | vou usar meu cpf | é pra mim mesmo, pessoa física | pf`,
  'pessoa-pj': `
    é pela empresa | vai ser no cnpj | pessoa jurídica | tenho cnpj | sou mei | é no nome da firma | pj |
    vou passar o cnpj | é cnpj`,
  'conversa-greeting': `
    oi | olá | bom dia | boa tarde | boa noite | oi, tudo bem? | opa | e aí | oie | olá, bom dia | alô | hello |
    hola | salve`,
  'conversa-thanks': `
    obrigado | obrigada | valeu | muito obrigada | brigado | vlw | agradeço | valeu mesmo | thanks |
    obrigado pela atenção | gostei do atendimento`,
  'conversa-bye': `
    tchau | até mais | até logo | falou | adeus | flw | bye | tchau tchau`,
  'conversa-upset': `
    que merda | vocês são uns ladrões | que palhaçada | isso é um absurdo | que saco |
    que porcaria de atendimento | que robô burro | vai se ferrar | cansei disso | que raiva | pqp | vsf |
    péssimo atendimento | lixo de empresa | que ridículo | que demora, que inferno`,
  'pedido-visit': `
    quero remarcar a visita | quero mudar o dia da instalação | preciso reagendar o técnico |
    não vou poder nesse dia | quero outro dia pra visita | adiar a instalação | antecipar a visita |
    trocar o horário da visita`,
  'pedido-device': `
    quero continuar no computador | dá pra terminar no celular? | passar pro notebook |
    continuar em outro aparelho | quero continuar no celular do meu marido | posso terminar pelo computador? | quero abrir no outro celular`,
  'pedido-done': `
    já terminou? | já terminei | meu marido já terminou o pedido? | já terminei pelo outro celular |
    já finalizei no celular | o pedido já foi feito no outro aparelho | meu marido já fez no celular dele |
    o pedido já foi concluído? | finalizei o pedido no celular | foi finalizado | minha esposa já concluiu o pedido`,
  'pedido-address': `
    outro endereço | tentar outro cep | quero em outra casa | tem outro lugar | quero ver em outro endereço |
    posso tentar outro endereço?`,
  'pedido-withdraw': `
    não quero ser avisado | não precisa avisar | não quero aviso | não precisa, obrigado`,
  'pedido-document': `
    outro cpf | tentar outro documento | quero usar outro cpf | tenta com outro cpf | novo cpf`,
  'pedido-code': `
    manda outro código | não recebi o código | reenvia o código | o código não chegou | perdi o código |
    envia de novo | não chegou nada | novo código | não recebi | não recebi nada | não chegou | cadê o código`,
} as const satisfies Record<string, string>
