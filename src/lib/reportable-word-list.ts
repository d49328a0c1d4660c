/**
 * Words about internet access and orders, and ordinary words, that may be reported from a message that the chat did not
 * understand (docs/decisions/0039): no names, places, numbers or days, and nothing about health, belief or politics. In
 * lower case without accents.
 */
export const REPORTABLE = `
    a abacaxi abaixo abc aberta aberto abre abrir acaba acabar acabou aceita aceitam aceitar aceite aceito acessar
    acesso acha achar achei acho acima acontece aconteceu acordo adequado adesao adeus adianta adiantar adiar
    adicional adicionar admin adotada adotado adotivo aff afinal agencia agenda agendado agendamento agendar agora
    aguarda aguardando aguardar aguenta ah ahn ai aih ainda ajudar ajude ajudem alameda alcanca alcance alert alexa
    alguem algum alguma ali alo alta altera alterada alterado alterar alternativa alto aluga alugada alugado aluguel
    amanha amiga amigo and andamento andar andares android anel aniversario ano anonimo anos anota anotar anote antena
    anterior antes antiga antigo ao aonde aos ap apaga apagar aparece aparecer apareceu aparelho aparelhos apartamento
    apelido apenas aplica aplicativo apos app apple apresenta aprovada aprovado aprovar apto aquela aquele aqueles
    aqui aquilo area areas arquivo arroba as asdf assim assina assinante assinar assinatura assino assistir assunto
    ate atencao atende atendem atendente atendentes atender atendida atendido atendimento ativa ativacao ativar ativo
    atras atrasada atrasado atraso atual atualizar aumenta aumentar aumento automatica automatico autoriza autorizacao
    autorizado autorizar av ave avenida avisa avisam avisar aviso avo babaca bah bairro baixa baixar baixo banana
    banco banda banho bao barato basico bastante batata beleza beltrana beltrano bem beneficio beneficios bl bla
    blabla bloco bloqueada bloqueado bloquear bloqueio blz boa boleto bom bonita bonito bonus bosta bot bota botar
    botei brigada brigado bug burra burro ca cabeamento cabo cabos cacete cachorra cachorro cada cadastrada cadastrado
    cadastrar cadastro cade cai caindo cair caiu calma camera cameras canais canal cancelada cancelado cancelamento
    cancelar cancelei cancelo cancelou cansada cansado cap capacidade cara caralho caramba carencia caro carrega
    carregamento carregar cartao carteira casa casada casado caso cedo cel celular celulares central centro cep certa
    certeza certidao certo chama chamar chamava chamo chance chat chata chato chave chega chegam chegar chegou chip
    chips chove chuva ciclana ciclano cidade ciente cima clareza claro clicar clico cliente clientes clique cnh cnpj
    coberta coberto cobertura cobra cobrada cobrado cobram cobranca cobrancas cobrar cobre codigo coisa coisas coloca
    colocar coloco coloquei com combinado combo combos come comeca comecar comer comercial comercio comigo como
    comparar compartilhar compativel compensa complemento completa completar completo compra comprado comprar compro
    compromisso comprovante computador comum comunicado con conclui concluir condicao condicoes condominio conecta
    conectado conectar conexao conexoes confere conferir confiavel confie confio confirma confirmado confirmar
    confirmo conforme confunde confundi confuso conhece conhecer conheci conheco conjunto consegue conseguem consegui
    conseguir conserta consertar conserto consigo consta consto consulta consultar consultor consultora consumo conta
    contas contato contigo continua continuar continuo contra contrata contratada contratado contratar contratei
    contrato contratos controle conversa conversar converter copia copiar corno correio corrente correta correto
    corretor corrige corrigir corta cortado cortar cortaram cpf credito creio criado crianca criancas cu cumprir cupom
    cupons curto custa custam custar custo custos da dados daquilo dar das data datas ddd de debitado debitar debito
    decide decidir decodificador dedicado deezer defeito dei deixa deixar deixe deixo del dela dele deles demais
    demanda demora demorado demorando demorar demorou dentro depende dependente depois deram desbloqueado desbloquear
    descer desconectar desconhecida desconhecido desconto desculpa desculpe desde desejo desgraca desgracado desisti
    desistir desisto desligada desligado desligamento desligando desligar desligou detalhe detalhes deu devagar deve
    devedor dever devo devolucao devolver diferenca diferente diferentes dificil digita digitacao digital digitar
    digitei digito digo dinamico dinheiro direito direitos direta direto disney disponibilidade disponiveis disponivel
    dispositivo dispositivos disse disso distancia disto divida dividas dividir diz dizem dizendo dizer do dobro
    documentacao documento documentos dominio dona donos dorme dos dou doutor doutora download dr dra droga drop dupla
    dura durante duvida e e-mail eai economia economizar efetivar efetuar eh eireli eita ela elas ele eles eletrica
    eletricista eletronico em email emails emissao emitir empresa emprestimo encaixe encanamento encerrar encontrar
    encontro endereco energia ensina entao entende entender entendi entendo entra entrada entrar entre entrega
    entregam entregar entregue entro envia enviada enviado enviar enviaram envie envio equipamento equipamentos equipe
    era eram errada errado errar errei erro erros es escada escola escolha escolher escolhi escolho escreve escrever
    escrevi escrito escritorio escuta espaco espanhol especial especifico espera esperando esperar espere esperei
    esposa esposo esqueceu esqueci esquina essa essas esse esses esta estabilidade estado estamos estao estar estas
    estava estavel este estes estou estrada estragou estrangeiro estranha estranho estudante etapa etapas eu exata
    exato excelente exige exigem exigencia existe existem experimentar experimentei expirou explica explicar explique
    extensor extra extras facebook fachada facil facilitar faco fala falando falar fale faleceu faleci falecida falei
    falem falha falhas falhou falo falou falso falta faltando faltou familia fatura faturas favor favorzinho faz fazem
    fazendo fazer fdp fecha fechado fechar fechou feia feio feita feito feliz feriado feriados fez fibra fica ficam
    ficando ficar fico ficou fidelidade fila filas filha filial filme filmes filtro fim finada finado final finalizar
    financeiro fio fios firma fisica fisico fixa fixo fiz foco foda fodase fode foder foi fomos fone fones for fora
    foram forma formas formulario forro foto fotos fraca fraco franquia frente frete from fui fulana fulano funcao
    funciona funcionam funcionando funcionar funcionaria funcionario funcionou fundos furar furo furos futebol futuro
    game gamer games ganha ganhar ganhei ganho garante garantia garantido garantir gastar gasto gata gateway gato
    genitora gente gentileza gerar gerente giga gigas globoplay gmail golpe golpes google gosta gostar gostaria gostei
    gosto gracias grande gratis grupo guarda guardar ha habilitar hacker haha hahaha haver hbo hehe hein hello hey hi
    historico hmm hmmm hoje hola home horario horas hospital hotmail houve hum humana humano humanos humm i ia idade
    ideal identidade identificacao identificar idiota ignora ignorar ignore igreja igual ilimitada ilimitado imagem
    imbecil imediato imeio imovel importa imprimir inadimplente inclui incluido incluir inclusa incluso indica
    indicacao indicado indicar indisponivel indo infelizmente inferno informacao informacoes informada informado
    inicial iniciar inicio injection inscricao instabilidade instabilidades instagram instala instalacao instalada
    instalado instalador instalados instalam instalar instale instalou instavel instrucoes instructions inteiro
    interessa interessada interessado interesse interfone intermitente internacional internet interno intervalo
    invalida invalido ip iphone ir irma irmao is isencao isenta isento isso isso-ai isto it item itens ixi ja jamais
    janela jeito jogar jogo jogos junto juntos juridica juridico juros kk kkk kkkk kkkkk kkkkkk krl la lado ladrao
    ladroes laje lala las latencia laudo legal legivel leio leitura lembra lembrar lembrete lembro lenta lento lentos
    ler letra letras lhe libera liberacao liberada liberado liberar lido liga ligacao ligacoes ligada ligado ligam
    ligando ligar ligaram ligo ligou ligue limitada limitado limitar limite limpar limpo linha linhas link links lista
    livre lixo localizacao localizar login logo loja lojas longa longe longo los lotado lote lt ltda madrasta mae
    maior mais mal mamae manda mandar mandaram mande mandei mando mandou manha mano manual manutencao mapa maquina
    maquininha marca marcada marcado marcar marido marquei mas material me media medio mega megas mei melhor melhora
    melhorar melhores menor menos mensagem mensagens mensal mensalidade mentindo mentira mercado merda mes mesa meses
    mesh mesma mesmo metade metro metros meu meus mi migra migracao migrar mim minha minhas minima minimo minuto
    minutos moca moco modelo modelos modem modo momento montar mora morar morde moro morou morreu morta morto mostra
    mostrar motivo motivos motorista moveis movel msm muda mudanca mudar mudaram mudei mudo mudou muita muitas muito
    muitos mulher multa multas muro musica my n na nada namorada namorado nao nas nascer nasceu nasci nascida nascido
    ne negada negado negar negativada negativado negociacao negociar neh nem nenhum nenhuma net netflix ninguem nisso
    no noite nome nos nossa nosso not nota notas noticia nova novidade novidades novo nr null num numa numero numeros
    nunca o obg obgd objetivo obra obras obrigada obrigadao obrigado obrigatorio obsequio ocorre ocorrencia ocupada
    ocupado of oferece oferecem oferecer oferta ofertas oh oi oie oii oiii ok okay okey ola olha olhando olhar olhe
    onde online ontem opa opcao opcional opcoes operadora operadoras orcamento ordem orientacao original os otaria
    otario otima otimo ou outlook outra outras outro outros ouvidoria ouvir oxe oxente pacote pacotes padaria padrao
    padrasto paga pagam pagamento pagamentos pagando pagar pagina pago paguei pai painel pais palhaca palhaco papai
    papel para parabens parada parado paramount parar parceiro parcela parcelado parcelamento parcelar parcelas parede
    paredes pariu parou parte partes particular passa passada passado passaporte passar passei passo pasta pausa
    pausar pedem pedi pedido pedidos pedir pediram pega pegando pegar pela pelo pendencia pendencias pendente pensa
    pensando pensar penso pequena pequeno pequenos perae perai perda perdao perde perdendo perder perdeu perdi
    pergunta perguntar perguntas periodo permanecer permanencia permite permitir perto peso pesquisa pessima pessimo
    pessoal pessoas pf pfv pfvr piada ping pior pix placa plano planos plataforma playstation please plis pode
    pode-ser podem podemos poder podia poe politica ponho ponto pontos por porem porq porque porra porta portabilidade
    portal portao portaria portas porteiro pos-pago pospago possivel posso poste postes pouco pq pqp pra praca pras
    prazo prazos pre-pago precisa precisam precisar precisava preciso preco precos predio predios preencher preenchi
    prefere preferencia prefiro prejuizo premiere prepago presencial presente pressa prestador previa previous
    previsao prima prime primeira primeiro primo prioridade privacidade pro problema problemas processo procon
    procurar procuro produto produtos programa programacao programas projeto promessa prometeram promocao promocional
    promocoes prompt pronta prontinho pronto propaganda proposta proposto propria proprio pros protecao proteger
    protocolo provedor provedores provisorio proxima proximo publico pude pular pus puta puto q qd qdo qto quadra
    quadro quais qual qualidade qualquer quando quanta quantas quantia quanto quantos que quebrada quebrado quebrou
    queda quedas queixa quem quer querem queremos querer queria quero quintal quis quiser quitado quitar qwert qwerty
    raios ramal rapida rapidez rapido razao reais reajustar reajuste real reativar recado receber receberam recebeu
    recebi recebo reclamacao reclamacoes reclamar reclame reclamei recomecar recomenda recomendam recomendar reconhece
    recurso recusada recusado recusaram recuso rede redes reduzir reembolso reenviar refazer referencia regiao
    registro regra regras regulamento reinicia reinicio relatorio religacao religar relogio remarcacao remarcar remoto
    renda renova renovacao renovar repete repetidor repetir reserva reservar residencia residencial resolve resolvem
    resolver resolveram resolveu resolvido responde respondem responder respondeu respondi responsaveis responsavel
    resposta restante restricao resultado retirada retirar retornar retorno rever reversao reverter revisar rg risco
    robo rodovia root roteador roteadores rouba roubada roubado roubar rs rsrs rua ruim sabe sabem saber saco sai
    saida sair saiu sala saldo salva salvar samsung sao satelite satisfeita satisfeito script se segredo segredos
    segue seguinte seguir segura seguranca seguro seguros sei sei-la seja selecionar select sem semana semanal sempre
    sendo senha senhor senhora ser serasa seria serial series serve servico servir setor seu seus sgt show sicrana
    sicrano sim sinal sindica sindico sistema site smart so sob sobe sobem sobra sobrado sobre sobrenome social sogra
    solicita solicitacao solicitar solicitei solteira solteiro solucao somos sou soube spam spc spotify sql sr sra
    srta status streaming sua suas subir subsolo substituir subterranea suficiente sugestao suja sujo suporta suporte
    suspender suspensa suspensao suspenso system ta tabela table tablet tah tal talvez tamanho tambem tamo tanto tao
    tarde tava taxa tb tbm tchau tche te tecla teclado tecnica tecnico tecnicos tecnologia tel tela telas telecine
    telefone telefones telefonia telegram televisao telhado tem temos tempo temporada temporario tendo tenho tenta
    tentando tentar tentativa tentativas tente tentei ter terceiros termo termos terreo test testando testar teste teu
    teve thanks that the this ti tia tiktok tim tinha tio tipo tipos tira tirar titular titulares titularidade tive
    tnc to toca toda todas todo todos tomada tomadas tomar top torre total totalmente trabalha trabalham trabalhar
    trabalho traco transferencia transferir transmissao transparente trava travado travando travar travessa travou
    triste troca trocar troquei trouxa tu tua tudo tutorial tv tvs uai ue ultima ultimo ultra ultrafibra umas
    undefined underline unica unico unidade unidades uns upload urgente usa usam usando usar usei user uso usuario
    utilidade utiliza utilizar vaga vagabunda vagabundo vagas vai vai-se valeu validacao validade validar valido valor
    valores vamos vao variacao varias varios vazio vc vcs ve veio vejo velha velho velocidade velocidades vem vence
    vencer vencida vencido vencimento vencimentos venda vende vendedor vendedora vendem vender venho ver verdade
    verifica verificacao verificar versao vez vezes vi viagem viajando viajar video videos vindo viola vir virar virou
    virtual virus vish visita visitar visitas viu vivo vixe vizinha vizinho vlw voce voces voltar voltei volto votar
    vou vovo vsf vtnc vulgo whats whatsapp wi-fi wifi wireless xbox xpto xyz y you your youtube zap zapzap zerar zona
`
