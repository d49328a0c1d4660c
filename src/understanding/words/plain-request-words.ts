/**
 * Words by which visitors make a plain request, such as to talk to a person: families of words, and for each request
 * the orders in which families stand. To add a wording, add a word to its family, or a row (docs/decisions/0173).
 */
import type { ValueKind } from '../value-kinds.ts'

/** What a visitor may plainly wish instead of answering. */
export type PlainRequest = 'human' | 'back' | 'later' | 'leave' | 'erase' | 'form'

/** A family of words in lower case without accents. `*` stands for any ending; `+` joins the words of a phrase. */
export const WORD_FAMILIES = {
  wants: `
    quero queria qro preciso precisava prefiro preferia gostaria desejo posso podia consigo bora vamos deixa
    tem+como da+pra teria+como tem+jeito me+da
  `,
  talks: `
    talk+to talk+with speak+to speak+with hablar falar falo fale fala falando conversar converso conversa conversando
    tratar trato tratando explicando
    resolver resolvo palavra palavrinha trocar+ideia trocar+uma+ideia prosear papear dialogar bater+papo
    ser+atendid* atendid* ajuda atendimento ligar tirar+duvida* tirar+minhas+duvidas tirar+umas+duvidas
    dar+uma+palavra pedir+ajuda perguntar+pra perguntar+para
  `,
  puts: `
    passa passe passar passem transfere transfira transferir transferem chama chame chamar chamem encaminha
    encaminhe encaminhar direciona* conecta conecte conectar coloca coloque coloquem bota bote botem poe
    poem ponha ponham manda mande arruma arranja traz traga leva
  `,
  doesWith:
    'fazer fecho fechar contratar comprar negociar combinar acertar ver tirar+duvida* resolver passar dar',
  byPerson: 'com c cm',
  contactOf:
    'zap+de zap+do whats+de whats+do numero+de numero+do contato+de contato+do contato+da telefone+de telefone+do',
  // who is reached
  person: `
    atendente* atendimento+humano humano humanos humana humanas pessoa gente alguem ninguem moca moco rapaz
    funcionari* colaborador* vendedor* consultor* operador representante* especialista* gerente supervisor*
    responsavel pessoal equipe comercial vendas loja setor central suporte sac atendimento quem+cuida*
    quem+vend* quem+entend* quem+resolv* telefonista recepcionista balconista assistente+humano
    meu+atendimento povo quem+manda chefe chefia encarregad* dono plantonista turma time menina menino
    senhora vivente
  `,
  you: 'voces vcs vces voce vc',
  staff: `
    atendente+humano atendente+human* atendente* human humano humanos humana person agent atendimento+humano
    suporte+humano atendimento+pessoal atendimento+com+pessoa atendimento+de+verdade pessoa+de+verdade
    funcionari* colaborador* corretor* especialista* supervisor* pessoa+real gente+de+verdade alguem+de+verdade
    ser+humano vendedor* consultor* operador representante gerente telefonista recepcionista contato+humano
    alguem+vivo gente+viva pessoa+viva atendimento+humaniz*
  `,
  human: 'pessoa pessoas gente humano alguem',
  service: 'atendimento',
  someone: `
    alguem pessoa moca moco rapaz funcionari* atendente* vendedor* consultor* operador pessoal equipe ninguem
    telefonista menina menino senhora chefe plantonista
  `,
  helps: `
    atender atenda atende atendesse ajudar ajude ajuda ajudasse explicar explique explica explicasse me+liga
    me+ligar me+ligue me+ligasse me+chama me+chamar me+chame entre+em+contato entrar+em+contato falar+comigo
    fale+comigo fala+comigo conversar+comigo comigo me+orientar me+oriente faca+por+mim faz+por+mim
    fazer+por+mim assumir continuar fazer+pra+mim faca+pra+mim me+socorre me+socorra me+auxilie me+auxiliar
    me+auxilia me+atenda me+atende me+ensina me+ensine me+ensinar me+guie me+guiar me+acompanhe
    passo+a+passo+comigo atendem auxilio socorre
  `,
  with: 'com cm c con por pra pro para a ao',
  only: 'so somente apenas',
  toWhom: 'com cm c con pra pro para',
  has: 'tem ha existe teria',
  anyone: 'alguem ninguem atendente* pessoa gente colaborador* moca moco',
  there: 'ai real de+verdade do+outro+lado me+atend* atendendo online on',
  callsMe: `
    me+liga me+ligue me+liguem me+ligarem me+telefonarem pode+me+ligar podem+me+ligar podia+me+ligar
    poderia+me+ligar me+telefonar
    me+telefona me+telefone me+telefonem liguem+pra+mim liga+pra+mim ligue+pra+mim liga+para+mim ligar+pra+mim
    liguem+para+mim te+ligar call+me uma+ligacao receber+ligacao me+retornem me+retorna me+da+uma+ligada
    me+de+uma+ligada me+da+um+toque me+da+uma+ligadinha da+uma+ligada uma+ligada liga+aqui ligue+aqui
    liguem+aqui ligar+aqui ligar+pra+ca liga+pra+ca
  `,
  hears: 'ouvir escutar',
  refusesRobot: `
    nao+quero nao+gosto nao+vou nao+confio+em nao+falo nao+respondo cansei+de chega+de sem odeio detesto
  `,
  robot: 'robo robos maquina maquinas bot bots computador ia robozinho',
  transfers: 'transfere transfira transferir encaminha encaminhe',
  where: 'cade onde+esta onde+ta',
  byPhone: 'por+telefone pelo+telefone por+ligacao numa+ligacao',
  living: 'gente+de+carne pessoa+de+carne carne+e+osso ser+vivo',
  // back
  goesBack: `
    vorta vortar um+passo+atras um+passinho+pra+tras um+passo+pra+tras um+passinho+atras pra+tras
    me+leva+de+volta go+back back volver voltar volta volte voltava
    retornar retorna retorne retroceder retrocede recuar regressar regressa regride regredir desvolta
  `,
  undoes: 'desfazer desfaz desfaca anular anula desfazendo refazer refaz refaco',
  sees: 'ver rever repetir repete repita refazer responder+de+novo mudar corrigir abrir mostra mostre reve',
  former: `
    pergunta+anterior uma+pergunta 2+perguntas duas+perguntas anterior passada antes atras tras ultima+pergunta
    ultima+resposta ultima+tela na+ultima pra+ultima pergunta+que+passou a+que+passou a+de+tras a+de+antes
    de+cima uma+casa casa+anterior
  `,
  questionBefore: `
    pergunta+anterior tela+anterior etapa+anterior questao+anterior anterior a+de+antes a+de+tras
    pergunta+de+antes pergunta+passada a+que+passou pergunta+que+passou a+outra+pergunta tela+de+antes
    passo+anterior passo+de+antes
  `,
  justSaid: `
    isso+que que+mandei que+escrevi que+respondi que+apertei ultima ultimo essa+resposta resposta+que+dei
    resposta+que+eu+dei que+dei+agora que+acabei que+eu+acabei a+resposta minha+resposta
  `,
  // later, and leaving
  later: `
    depois mais+tarde amanha a+noite de+noite outra+hora outro+momento logo+mais daqui+a+pouco
    semana+que+vem fim+de+semana em+casa a+tarde de+tarde quando+eu+puder quando+puder em+outro+momento
    noutra+hora segunda dps dpois amanha+cedo mais+pra+frente final+de+semana sabado domingo quando+chegar
    quando+eu+chegar assim+que+puder daqui+uma+hora daqui+a+uma+hora daqui+uns daqui+pouco daqui+umas
    outro+horario noutro+momento noutro+dia em+breve terca quarta quinta sexta fim+do+mes comeco+do+mes
  `,
  /** Words of who leaves for good, whatever else is said of later. */
  forGood: `
    desist* nao+quero nao+vou num+quero num+vou cancel* nao+tenho+interesse sem+interesse nao+pretendo mudei+de+ideia
    quero+mais+nao vou+querer+nao outra+operadora outra+empresa
  `,
  mayI: `
    posso podemos pode consigo da tem+como tem+jeito tem+problema seria+possivel poderia sera+que eh+possivel
    e+possivel
  `,
  laterAlone: 'depois mais+tarde outra+hora agora+nao outro+momento',
  resumes: `
    termino terminar termina+se continuo continuar retorno retornar volto voltar respondo responder acabo
    finalizo finalizar concluo retom* retornarei voltarei continuarei prossigo sigo faco+isso mexo+nisso
    vejo+isso te+falo te+chamo te+aviso te+conto te+retorno digo confirmo informo escrevo pergunto procuro
    confiro verifico anoto
    dou+continuidade seguir prosseguir decido preencho completo mando envio passo te+passo fecho fechar fecha
    resolvo resolver eu+vejo a+gente+ve vejo+com+calma te+respondo retorno+aqui entro+aqui apareco eu+penso
    faco fazemos olho mexo entro+de+novo nos+continua nois+continua nos+continuamos continuamos nos+termina
    nois+termina nos+terminamos terminamos nos+acaba nois+acaba nos+fecha nois+fecha nos+segue nois+segue
    nos+ve nois+ve
    nos+conversa nois+conversa nos+retoma nois+retoma conversamos seguimos acabar concluir me+chama me+chame
    me+chamem me+procura
  `,
  iAm: 'to tou estou',
  /** When something has come to pass that one waits for. */
  when: 'quando qdo assim+que logo+que so+depois so+depois+que',
  goesOnThen: `
    termino terminar continuo continuar retorno retornar volto voltar respondo responder acabo finalizo
    finalizar concluo
    retom* preencho completo termina+se nos+termina nos+continua
  `,
  whereLeft: 'de+onde+parei de+onde+eu+parei de+onde+parou mesmo+ponto mesma+pergunta',
  busy: `
    ocupad* enrolad* atarefad* corrid* atrasad* dirigindo trabalhando cozinhando comendo almocando jantando estudando
    em+reuniao em+aula na+aula na+rua na+fila no+onibus no+metro na+estrada no+trabalho no+servico no+trampo no+banho
    no+mercado no+medico na+escola na+consulta com+visita com+cliente com+gente sem+tempo sem+bateria de+saida
    saindo indo+dormir com+sono sem+o+cpf sem+documento* sem+meus+documentos
  `,
  returns: 'retorno volto ja+volto volto+aqui retorno+aqui volto+ai ja+retorno',
  soon: 'ja ja+ja logo daqui+a+pouco daqui+pouco rapidinho num+instante',
  waits: `
    perai+que pera+que espera+que espera+ai+que pera+ai+que calma+ai+que calma+ai+q calma+que calma+q pera+q perai+q
    espera+q espera+ai+q perae+que aguenta+ai+que guenta+ai+que segura+ai+que um+minuto+que um+segundo+que
  `,
  thinks: `
    quero+pensar preciso+falar+com+meu preciso+falar+com+minha tenho+que+falar+com vou+pensar preciso+pensar
    deixa+eu+pensar deixa+pensar vou+ver+com vou+falar+com+meu vou+falar+com+minha vou+conversar+com
    vou+consultar vou+perguntar+pro vou+perguntar+pra vou+perguntar+ao preciso+conversar+com tenho+que+ver+com
    tenho+que+conversar+com tenho+que+perguntar preciso+perguntar preciso+consultar preciso+ver+com
    deixa+eu+falar+com deixa+eu+ver+com deixa+eu+conversar+com vou+avaliar vou+analisar preciso+analisar
    preciso+de+um+tempo preciso+de+tempo preciso+de+um+tempinho me+da+um+tempo me+da+um+tempinho
    dar+uma+pensada pensar+mais pensar+melhor pensar+um+pouco pensar+com+calma ver+com+calma
  `,
  keeps: `
    deixa+salvo deixa+guardado deixe+salvo deixa+anotado guarda guarde guardar salva salve salvar segura
    segure
  `,
  leavesNow: `
    preciso+sair tenho+que+sair vou+sair+agora vou+ter+que+sair chegou+gente chegou+visita chegou+alguem
    tenho+que+ir vou+dar+uma+pausa vou+almocar vou+dormir ja+volto volto+ja volto+logo ja+ja+volto um+minuto
    um+minutinho um+segundo um+segundinho um+momento um+instante um+tempinho aguarda aguarde espera esperar
    espere to+saindo preciso+ir vou+ali to+no+trabalho to+no+trampo to+no+servico to+ocupad* estou+ocupad*
    sem+tempo to+corrid* na+correria to+dirigindo to+em+reuniao to+na+rua to+no+onibus estou+no+trabalho
    estou+em+reuniao estou+dirigindo estou+na+rua to+trabalhando estou+trabalhando nao+posso+agora nao+da+agora
    nao+consigo+agora tao+me+chamando estao+me+chamando me+chamaram to+sem+tempo tou+sem+tempo estou+sem+tempo
    to+meio+ocupad* minha+bateria+ta+acabando minha+bateria+esta+acabando bateria+acabando bateria+no+fim
    sem+bateria vou+ficar+sem+bateria celular+descarregando tenho+que+desligar preciso+desligar vou+desligar
    nao+posso+falar agora+nao+posso nao+posso+conversar
  `,
  stops: `
    interrompe interrompa parar paro parei paramos para+tudo encerrar encerra encerre encerrem
    finaliza+a+conversa sair desistir desisto desisti terminar+por+aqui interromper interrompam encerramos
    finaliza finalizar+por+aqui paramos+por+aqui abandono abandonar abandona larga+isso desiste vou+parar
    vou+desistir vou+encerrar vou+abandonar
  `,
  halts: 'para pare parem chega stop',
  stopsWhat: `
    por+aqui aqui daqui conversa atendimento chat pedido compra contratacao cadastro isso disso tudo processo
    conversas papo solicitacao proposta cadastro+ai
  `,
  refuses: `
    nao+preciso nao+quero nao+vou nao+vamos nao+pretendo nao+desejo nao+tenho nao+to num+quero num+vou
    n+quero n+vou nem+quero melhor+nao
  `,
  goesOn: `
    fazer+nao fazer+mais continuar querer concluir passar+por+isso seguir prosseguir contratar assinar pedir
    fechar finalizar interesse interessad* participar levar assinar+nada fazer+isso por+isso esse+plano comprar
    de+internet
  `,
  noMore: 'mais nada fazer',
  drops: `
    nao+me+interessa nao+tenho+interesse vou+deixar+pra+la vou+deixar+quieto deixa+nao+quero deixa+quieto
    deixa+pra+la deixa+para+la deixe+pra+la larga+mao esquece esqueca deixa+isso+pra+la perdi+o+interesse
    perdi+a+vontade perdi+interesse mudei+de+ideia desisto desisti to+fora+disso tchau+obrigad* nao+vai+rolar
    nao+rola nao+da+mais nao+vai+dar sem+chance nem+pensar to+fora tou+fora estou+fora to+saindo+fora cai+fora
    caindo+fora abro+mao me+arrependi arrependi desanimei sem+interesse nao+interessa nao+me+serve
    nao+e+pra+mim nao+vale+a+pena nao+compensa larguei vou+cancelar acho+que+nao+quero nao+quero+nao nao+vou+querer
    fica+pra+proxima ja+era chega chega+disso chega+nao+quero cansei basta pulo+fora vazei vou+vazar ja+deu
    nao+precisa+mais nao+quero+isso tira+eu+disso me+tira+disso nao+vai+dar+certo tira+eu+dessa
    me+tira+dessa fica+pra+outra+vez deixo+pra+outra+vez mudei+de+opiniao nao+e+o+momento deixo+passar
    nao+preciso+mais vou+passar+essa agora+nao+quero so+tava+olhando so+estava+olhando so+tava+vendo
    so+estava+vendo so+queria+ver quero+mais+nao num+quero+mais vou+querer+nao vou+querer+mais+nao vou+contratar+nao
    desencan* desconsiderar+o+pedido desconsidera+o+pedido desconsidere+o+pedido nao+vou+nessa
    vou+deixar+passar deixei+pra+la passo+essa to+passando vou+fechar+nao
    vou+assinar+nao vou+fazer+nao vou+continuar+nao quero+contratar+nao quero+continuar+nao
  `,
  elsewhere: `
    vou+fechar+com vou+contratar+com vou+assinar+com ja+contratei ja+fechei ja+assinei contratei+outra
    contratei+com+outra fechei+com+outra assinei+outra
  `,
  removes: 'tira tire tirem tirar retira retirem exclui excluam apaga apaguem',
  ownOrder: 'meu+pedido minha+compra minha+contratacao minha+solicitacao',
  done: 'o+que+ja+fiz o+que+fiz o+que+eu+fiz o+que+ja+respondi o+que+respondi minhas+respostas tudo',
  seeks: `
    ja+arrumei ja+consegui arrumei consegui ja+coloquei ja+peguei ja+pedi vou+ver vou+procurar vou+olhar vou+buscar
    vou+pesquisar prefiro vou+de
  `,
  competitor: `
    outra+empresa outra+internet outra+operadora outro+provedor outra+companhia outro+lugar concorrente concorrencia
    vivo claro sky
  `,
  staysWith: `
    fico+com ficar+com fico+na ficar+na continuar+com continuo+com permanecer+com permaneco+com permanecer+na
    sigo+com seguir+com manter+a mantenho+a
  `,
  company: `
    operadora provedor vivo claro oi net sky atual minha+internet minha+mesmo que+tenho que+ja+tenho
    minha+atual internet+atual que+eu+tenho
  `,
  otherCompany: `
    outra outro concorrente concorrencia vivo claro oi net sky provedor operadora mais+barato outra+empresa
    empresa outro+lugar
  `,
  cancels: 'cancela cancele cancelem cancelar anula anule anulem suspende suspenda suspendam cancelamento',
  order: `
    tudo pedido compra contratacao meu+pedido isso+tudo isso proposta solicitacao minha+compra
    minha+contratacao meu+cadastro
  `,
  // erase
  erases: `
    remocao retira retire retirem retirar some+com suma+com sumam+com sumir+com tira+do+sistema tirem tira
    esquecam esquecerem esquecer zera zerar joga+fora jogar+fora jogue+fora joguem+fora suma apag* exclu*
    delet* remov* elimin* limp* descart* destru* tirar
  `,
  ownData: `
    meus+dados meu+cadastro minhas+informacoes minhas+respostas minha+conversa meu+historico minhas+coisas
    meus+registros meu+registro tudo+que+eu tudo+o+que+eu td+que+eu td+o+que+eu td+q+eu tudo+o+q+eu o+que+ja
    o+que+eu+ja o+que+eu+passei o+que+eu+mandei o+que+eu+disse o+que+eu+escrevi o+que+eu+respondi tudo+mais
    meu+nome+do+sistema
    meu+nome+dai meu+nome+da+base todos+meus+dados tudo+q+eu essa+conversa conversa+inteira tudo+meu
    todos+os+dados os+dados+que
    todas+as+informacoes meus+documentos registro+do+que registro+de+tudo o+resto+tambem meus+dados+todos
    dados+meus meu+perfil minha+ficha minha+conta+e minhas+info minhas+infos meus+dado as+informacoes+que
    a+conversa essas+conversas nossa+conversa todo+meu+cadastro meu+cadastro+todo sobre+mim meus+negocio*
    meus+trem meus+trens tudo+isso isso+tudo tudo+de+mim o+que+digitei o+que+escrevi o+que+mandei
    o+que+passei o+que+falei tudo+que+respondi tudo+que+falei tudo+que+escrevi tudo+que+mandei tudo+que+passei
    tudo+que+digitei tudo+que+informei tudo+que+ja
  `,
  everything: 'tudo tudinho tudin all dados informacoes cadastro',
  ownValue: `
    nome+dela nome+da+minha+mae meu+numero meu+email meu+e-mail meu+cpf meu+nome meu+telefone meu+celular
    meu+endereco minha+conta meu+rg meu+zap meu+whats meu+whatsapp minha+agencia meu+banco meus+numeros meu+cep
    nome+da+mae
  `,
  outOfHere: `
    sistema dai base guardado guardada registro fora+dai fora+do+sistema ai site com+voces com+vcs
    banco+de+dados cadastro
  `,
  outOfSystem: 'do+sistema do+cadastro da+base do+banco+de+dados fora+dai fora+do+sistema daqui dai',
  erasesMe: 'me+tir* me+remov* me+apag* me+exclu* me+delet* me+retir*',
  out: 'fora+dai fora+do+sistema fora+daqui',
  doesNotKeep: `
    nao+deixem nao+deixe nao+guardem nao+guarde nao+salvem nao+salve nao+fiquem nao+quero+que+guardem
    nao+quero+que+fiquem nao+salva nao+guarda nao+grava nao+gravem nao+fica+com nao+fique+com nao+e+pra+guardar
    nao+e+pra+ficar nao+quero+voces+com nao+quero+vcs+com nao+quero+que+tenham nao+quero+que+fique
    nao+autorizo nao+aceito+que
  `,
  unwelcome: 'nao+quero+meus+dados nao+quero+meu+nome nao+quero+meu+cpf nao+quero+minhas+informacoes',
  nothingKept: 'nada+meu nada+guardado meus+dados+guardados nenhum+dado nenhum+dado+meu',
  kept: 'guardado guardados salvo salvos gravado registrado ai com+voces com+vcs no+sistema',
  // the pages of the order
  fills: `
    preencher preenche preenchendo digitar fazer responder completar pedir contratar continuar seguir ver usar
    escrever botar colocar por
  `,
  forms: `
    no+site pelo+site direto+na+tela preencher+direto tela+com formulario formularios ficha fichinha
    questionario modo+normal jeito+normal modo+tradicional jeito+tradicional tela+normal pagina+normal
    forma+tradicional na+pagina numa+pagina pelas+paginas pela+pagina os+campos nos+campos campos campinhos
    form folhinha planilha preencher+eu+mesmo o+de+preencher tela+so jeito+antigo site+antigo espacos+em+branco
    campo+por+campo no+site+normal cadastro+normal cadastro+comum tela+de+cadastro pagina+de+cadastro
    cadastro+do+site cadastro+pelo+site tudo+de+uma+vez de+uma+vez+so tudo+junto numa+tela tela+unica
    mesma+tela versao+classica modo+formulario modo+pagina modo+paginas em+forma+de+formulario telinha
    quadradinhos caixinhas lacunas pagina+com formato+de+pagina formato+de+formulario paginas+de+passo+a+passo
    preencher+eu+mesm* preencher+sozinh*
  `,
  form: 'formulario form formularios',
  thereWouldBe: 'haveria existiria teria tem ha existe possui possuem disponibiliza* oferece*',
  asForm: `
    formulario formularios ficha+de+cadastro fichinha ficha+pra ficha+para pagina+pra+preencher pagina+para+preencher
    tela+pra+preencher tela+para+preencher versao+de+preencher
  `,
  suitsBetter: 'sinto+mais atende+melhor mais+rapido mais+facil mais+seguro',
  changes: `
    muda mude mudar troca troque trocar passa passar abre abra abrir mostra mostre mostrar vai ir me+da
    me+de me+manda manda mande cade quero queria prefiro tem modo leva da+pra+ser
  `,
  chats: `
    chat conversando conversa conversar bate+papo conversinha chatbot por+mensagem 
    esse+papo conversa+fiada
  `,
  dislikes: `
    nao+gosto nao+quero odeio detesto nao+curto nao+sei+usar nao+me+dou+bem sem nao+curti detestei enjoei+de
    nao+levo+jeito+com nao+sou+de nao+consigo+usar
  `,
  exits: 'sair saio sai fugir deixar fechar',
  instead: 'em+vez+de ao+inves+de no+lugar+de e+nao nao+por nao+em nao+pelo nao+no',
  // words that change nothing where they stand around a wish
  courtesy: `
    onde clico aperto toco mim ai aqui la um uma o a pouco pouquinho por favor pfv pf eu me te deixa opa pera
    perai calma ok so uai ta agora entao como faco faz fazer pra para da quero queria posso consigo pode tem
    com de novo moca moco amigo por+favor nao eh e ixi vish putz que mesmo isso disso tudo logo obrigad* mais
    rapidinho rapido botao que vorta volta imediatamente urgente agora vamos gentileza meu minha negocinho
    tiquinho bocadinho pouquim senhora senhor teu seu viu bom tchau valeu brigad* mano mana gente hein
    parceiro parceira irmao cara colega
  `,
} as const

/** Names of the families of words. */
export type Family = keyof typeof WORD_FAMILIES

/** A way to say a wish. */
export interface PlainRequestWording {
  readonly wish: PlainRequest
  /** Families in the order of their words in a clause, with at most five other words between two of them. */
  readonly says: readonly Family[]
  /** Whether the clause contains nothing else but words of courtesy. */
  readonly isAll?: true
  /** Whether the clause is besides the whole message. */
  readonly isAlone?: true
}

const way = (wish: PlainRequest, ...says: readonly Family[]): PlainRequestWording => ({ wish, says })
const all = (wish: PlainRequest, ...says: readonly Family[]): PlainRequestWording => ({
  wish,
  says,
  isAll: true,
})

/** Every way to say a wish. Where a message says several, the first in this list counts. */
export const PLAIN_REQUEST_WORDINGS: readonly PlainRequestWording[] = [
  way('erase', 'erases', 'ownData'),
  way('erase', 'ownData', 'erases'),
  way('erase', 'erases', 'ownValue', 'outOfHere'),
  way('erase', 'ownData', 'out'),
  way('erase', 'erasesMe', 'outOfSystem'),
  all('erase', 'erases', 'ownValue'),
  all('erase', 'erases', 'everything'),
  way('erase', 'nothingKept', 'kept'),
  way('erase', 'doesNotKeep', 'ownData'),
  way('erase', 'unwelcome', 'outOfHere'),
  all('leave', 'cancels', 'order'),
  all('leave', 'removes', 'ownOrder'),
  all('leave', 'refuses', 'noMore'),
  all('leave', 'drops'),
  all('leave', 'drops', 'drops'),
  way('human', 'talks', 'with', 'person'),
  way('human', 'puts', 'with', 'person'),
  way('human', 'puts', 'someone', 'helps'),
  way('human', 'only', 'toWhom', 'person'),
  way('human', 'someone', 'helps'),
  way('human', 'wants', 'doesWith', 'byPerson', 'someone'),
  way('human', 'doesWith', 'byPhone'),
  way('human', 'contactOf', 'someone'),
  all('human', 'helps', 'someone'),
  way('human', 'talks', 'person'),
  way('human', 'wants', 'talks', 'with', 'you'),
  way('human', 'has', 'anyone', 'there'),
  way('human', 'where', 'person'),
  way('human', 'staff'),
  all('human', 'wants', 'person'),
  all('human', 'human'),
  all('human', 'service'),
  way('human', 'hears', 'person'),
  way('human', 'talks', 'byPhone'),
  way('human', 'living'),
  way('human', 'wants', 'human', 'dislikes', 'chats'),
  way('human', 'refusesRobot', 'robot'),
  way('human', 'callsMe'),
  all('human', 'puts', 'person'),
  all('human', 'transfers'),
  way('form', 'fills', 'forms'),
  way('form', 'changes', 'forms'),
  way('form', 'suitsBetter', 'forms'),
  way('form', 'forms', 'suitsBetter'),
  all('form', 'form'),
  way('form', 'exits', 'chats'),
  way('form', 'dislikes', 'chats'),
  way('form', 'instead', 'chats'),
  way('form', 'thereWouldBe', 'asForm'),
  way('form', 'asForm', 'fills'),
  way('back', 'goesBack', 'former'),
  way('back', 'sees', 'former'),
  way('back', 'undoes', 'justSaid'),
  way('back', 'sees', 'justSaid'),
  all('back', 'goesBack'),
  all('back', 'undoes'),
  all('back', 'questionBefore'),
  way('leave', 'elsewhere', 'otherCompany'),
  way('leave', 'seeks', 'competitor'),
  way('leave', 'stops', 'stopsWhat'),
  all('leave', 'stops'),
  way('leave', 'refuses', 'goesOn'),
  way('leave', 'staysWith', 'company'),
  way('later', 'later', 'resumes'),
  way('later', 'when', 'goesOnThen'),
  way('later', 'goesOnThen', 'when'),
  way('later', 'resumes', 'whereLeft'),
  way('later', 'resumes', 'later'),
  way('later', 'keeps', 'later'),
  way('later', 'keeps', 'resumes'),
  way('later', 'thinks'),
  way('later', 'waits'),
  all('later', 'keeps'),
  all('later', 'keeps', 'order'),
  all('later', 'keeps', 'done'),
  { wish: 'leave', says: ['halts'], isAll: true, isAlone: true },
  { wish: 'later', says: ['laterAlone'], isAll: true, isAlone: true },
  all('later', 'leavesNow'),
  all('later', 'iAm', 'busy'),
  all('later', 'soon', 'resumes'),
  all('later', 'returns'),
]

/**
 * Words by which a recorded answer is wished to be changed, beside its name: it is called wrong or old, is to be changed or
 * seen again, or something was forgotten in it.
 */
export const CHANGE_WORDS = `
  errad* errei trocad* incorret* enganei confundi equivoqu* antig* velh* mudar muda mude troca trocar troque troco
  alterar altera corrigir corrige corrija arrumar arruma consertar conserta refazer refaz rever reveja editar
  atualizar mudei+de+ideia escolher+outr* quero+outr* queria+outr* passar+outr* colocar+outr* usar+outr* volta
  voltar volte vorta retorna retornar retorno leva+de+volta ir+de+volta leva+de+novo mostra+de+novo
  as+opcoes+de+novo planos+de+novo planos+outra+vez esqueci+de esqueci+o esqueci+a esqueci+meu esqueci+minha
  faltou+colocar
  faltou+por faltou+o nao+quero+mais nao+e+ess* sem+querer nao+ta+cert* nao+esta+cert* nao+uso+mais faltando
  uma+letra letra+a+mais letra+errada digito+errado digito+a+mais um+digito sem+acento mexer mexe ajustar ajusta
  ajeitar ajeita retificar substituir substitui modificar modifica reescrever remarcar reagendar nao+era+ess*
  bota+outr* bote+outr* poe+outr* poem+outr* ponha+outr* coloca+outr* coloque+outr* usa+outr* use+outr*
  anota+outr* anote+outr* registra+outr* n+uso+mais nao+tenho+mais n+tenho+mais nao+e+mais nao+existe+mais
  mudou trocou outra+data outro+horario outro+periodo quero+mexer nao+coloquei nao+botei
  nao+pus nao+informei nao+falei+o quero+colocar+meu quero+botar+meu colocar+meu botar+meu colocar+o+meu pegar+outr*
  e+outra e+outro no+lugar+d* ajeito arrumo conserto corrijo
`

/** Words by which visitors name an answer, by the kind of value: the longest name in a clause counts. */
export const ANSWERS_BY_NAME: Readonly<Partial<Record<ValueKind, string>>> = {
  cep: 'cep cep+da+casa endereco+da+instalacao endereco+de+instalacao',
  house: `
    numero+da+casa numero+da+minha+casa numero+correto+da+casa numero+certo+da+casa numero+novo+da+casa
    numero+do+predio numero+do+imovel numero+da+residencia apartamento apto ape
    numero+do+apartamento numero+do+ape bloco complemento
  `,
  name: 'meu+nome nome+completo sobrenome',
  phone:
    'telefone celular numero+do+celular numero+do+telefone numero+do+zap zap whats whatsapp contato fone ddd',
  email: 'email e+mail imeio mail',
  birth: 'nasci nascimento data+de+nascimento aniversario data+que+nasci ano+que+nasci dia+que+nasci',
  mother: 'mae nome+da+mae nome+da+minha+mae pergunta+da+minha+mae mainha mamae',
  document: 'cpf meu+cpf',
  plan: 'plano planos velocidade pacote parte+dos+planos megas mega giga',
  due: `
    vencimento dia+do+vencimento dia+de+pagar data+de+pagar dia+do+pagamento dia+pra+pagar dia+pra+pagar+a+conta
    dia+da+fatura data+da+fatura dia+do+boleto data+do+boleto
    dia+da+conta dia+de+pagamento data+de+pagamento data+do+pagamento
  `,
  debit: 'debito debito+automatico forma+de+pagamento jeito+de+pagar pagamento boleto',
  account: `
    conta+do+banco agencia agencia+do+banco dados+do+banco conta+bancaria conta+que+dei conta+que+passei
    numero+da+conta
    conta+do+debito banco
  `,
  visit: `
    visita instalacao data+da+visita data+da+instalacao dia+da+visita dia+da+instalacao dia+do+tecnico
    agendamento instalar
    horario+da+visita horario+da+instalacao horario+do+tecnico
  `,
}

/** Words of which a part consists that only asks to change what another part names: '…, queria mexer', '…, como ajeito?'. */
export const ONLY_CHANGES = `
  como onde mudo mudar troco trocar corrijo corrigir arrumo arrumar ajeito ajeitar mexo mexer altero alterar conserto
  consertar refaco refazer
`

/** Words beside which a clause changes no answer: it speaks of later, of a price or of somebody else. */
export const NO_CHANGE = `
  depois mais+tarde mais+pra+frente futuramente quando se+eu se+precisar se+quiser quanto quantas quantos multa
  taxa paga
  cobra mes+que+vem ano+que+vem contratar contratado por+que porque operadora empresa vizinh* ontem dela dele preco
  preciso+de qual sem+mudar sem+trocar nao+mex* nao+mud* nao+troc* nao+alter* mesmo+valor mesmo+preco depende se+der
  escut* ouv* corretor teclado amanha+eu amanha+corrij* amanha+arrum* amanha+mudo amanha+troco outra+hora agora+nao logo+mais
  em+breve
`

/** Words of praise and of laughter, which a message may consist of beside those that say nothing. */
export const PRAISE = `
  brigadao brigadinha brigadim obrigadao adorei amei legal massa show bola bacana maravilha maravilhos* otim*
  excelente
  parabens atencios* simpatic* querid* educad* gentil perfeit* explicacao explicou maneiro joia deus abencoe
  abencoa hehe*
  haha* rsrs* kk* fofo fofa amavel
`

/** Words that say nothing beside a praise. */
export const BESIDE_PRAISE = `
  que vc voce vcs voces e eh muito mt mto esse essa este o a chat robo site atendimento ajuda hein viu bem te
  lhe de gostei
  tao super ah ta oh nossa ai mesmo demais ficou foi moca moco amigo sistema da do sua seu pela pelo obrigad*
  valeu isso
`

/** Words beside which a clause only supposes a wish. Who says when they go on says so: 'quando chegar eu termino'. */
export const SUPPOSED = 'quando se+eu caso+eu'

/**
 * Words beside which a clause says no such wish: it asks about it, tells of somebody else or of the past, or means
 * something else by the same words.
 */
export const NO_PLAIN_REQUEST: Readonly<Record<PlainRequest | 'any', string>> = {
  any: 'saber+se perguntar+se quanto quantos quantas qual quais por+que porque',
  human: `
    vai+me vai+ser vai+ligar vai+vir vao me+chama+pra+confirmar vier e+humano e+um+humano sou disse* falou
    falaram prometeu passou veio ofereceu ligou explicou informou trabalho pra+confirmar avisar tecnico
    instalacao moro mora somos moramos pessoas vou+falar+com se+precisar quando so+depois na+hora no+dia
    com+minha com+meu pra+minha pro+meu meu+vizinho aceita* publico publica visita portaria porteiro vizinh*
    sindic* dados nome rua email
    instalar receber preco manha tarde ja falei em+casa de+casa
  `,
  back: 'depois valor preco viagem quarteirao plano mensalidade trabalho pagar contrato regulamento',
  later: `
    instal* visita tecnico vencimento pag* preco valor manha plano contrato cancel* promocao meses
    mes+que+vem dia errei errado errada
  `,
  leave: `
    debito boleto ofertas oferta streaming propaganda promoc* sabado domingo manha tarde fidelidade multa
    ligacao robo complemento email telefone conta nome cpf plano+de giga mega carencia pagar como para+mim para+eu
  `,
  erase: `
    quanto+tempo antes+de+apag* antes+de+exclu* ofertas promoc* campo apagou posso apagam excluem deletam
    removem eliminam limpam apagaram excluiram sao+apagad* sao+exclu* sao+remov* sao+elimin*
  `,
  form: 'ja ontem escola preenchi enviei mandei o+mesmo todos+os+planos com+os+planos com+os+precos',
}
