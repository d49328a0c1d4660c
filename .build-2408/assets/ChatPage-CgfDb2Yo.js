//# allFunctionsCalledOnLoad
export{n as chatParts,r as chatPreloads,t as default,o as loadMessageReader}from"./chat-DYS8gecX.js";