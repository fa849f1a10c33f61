import type { PassageQuestions } from "../passage-questions.ts";

export const docsChatQuestions: PassageQuestions = {
  "docs/chat": `
    what is the support chat made of, in one paragraph for our technical file
    does the assistant send questions to an outside company by default
    from which texts does the chat answer: help, docs, error catalogue
    does the built-in assistant need a subscription to any ai firm
    i host this and want to know what the question panel on each page does out of the box
    where do the answers of the panel come from when no language model is set up
    does the chat answer figures from the chain or from the help texts; overview of the chat for operators
    can visitors without an account use the panel, technically; what does it do if it finds nothing; chat documentation for admins
    is the assistant self-contained; works offline from ai vendors?; does a new release bring new answers automatically
    sources of the assistant
    for the tender we have to describe in a paragraph what the question panel does, where it takes its answers from and whether ai is involved
    our board fears that members' questions go to an american company, what's the standard behaviour after installing
    if the panel finds nothing, what does it offer to the visitor according to your documentation`,
  "docs/chat#built-in-answers": `
    how does the search behind the answers work; logistic regression; how is the passage ranked; accuracy of the search
    minisearch; how do i teach it a new subject; why was a question refused technically
    how can it reply so fast without any language model behind it; is it bm25, embeddings or something else; which features does it use
    i'm an nlp student and would like to know how the passages are scored and when it says that it doesn't know
    where are the other phrasings of a question kept; percentage of right answers; does the index learn from users' questions`,
  "docs/chat#api": `
    chat api; chatbot endpoint; stream replies; call the chat from a program; chat endpoint; stream of the reply
    post a question over http; sse events of the assistant; integrate the assistant in my own frontend; json body for a question
    what's in the done event; status codes of the assistant's endpoint; curl a question
    i want to put the assistant as a widget on our club's homepage, which address do i post the question to and what comes back
    how do i rate a reply over http; get the earlier messages as json; does the reply arrive in pieces; fetch example for the assistant
    is a token needed to ask by program`,
  "docs/chat#storage-and-privacy": `
    where are chats stored; chat_keep_days; when are chats deleted from the database; which table keeps conversations
    purge job of conversations; are conversations in dumps; visitor uuid as the key; member renamed, who sees the old conversation
    max messages in a conversation; crash between question and reply
    our data protection officer asks in which table conversations lie and after how many days they are erased
    is a chat bound to the wallet or to a cookie; right to erasure and chats; retention of assistant logs; can an admin read what people ask
    are ratings stored with the text`,
  "docs/chat#tickets": `
    see the tickets; close a ticket; canopy-admin chat; list of people who want a person; answer tickets of users
    how do i see questions for a person on the command line; list of open tickets; close a ticket as operator
    answer a user's ticket; inbox of unanswered requests for the staff; shell command to read request 12
    who gets the mail of a handed-over conversation; mark as done; queue of people waiting
    does a ticket vanish when the member wipes data; forty messages copy
    a member says he asked for a human yesterday, where do i as the admin find his message and how do i reply
    helpdesk queue; do we get an email per request; how do i mark it as answered; is there a web page for support staff or only a command
    integration with zendesk`,
  "docs/chat#tools": `
    which tools does the chat have; figures the chat can look up; functions the model may call; explain my_round tool
    can a tool write anything; who is allowed my_box; registry of tools; does the model see another member's box
    read-only functions
    we let the model fetch live figures, which calls does it have and can a prompt injection make it send money
    does a function need the member's session; list of callable functions; how do i add my own lookup; what happens on a wrong argument
    limit on calls per question`,
  "docs/chat#configure-a-model": `
    use claude or ollama for the chat; connect a language model; local model for the chat; chat with our own ai
    let a llm write the answers; use ollama locally; which providers can the chat use; set up anthropic for the chat
    plug gpt in as writer; mistral through an openai compatible host; per-reply price estimate; the writer's text is rejected, why
    checks before a written answer is shown; vllm; local llama as the writer; what happens if the writer is slow; token budget
    our company pays for an llm already and we'd like it to phrase the replies, what do we have to set
    does the model make things up or is every figure checked; gemini possible?; which model is cheap enough; fall back when the llm is offline
    openrouter key; temperature and max tokens; how do we cap the bill of the llm`,
  "docs/chat#mcp": `
    use it from my ai assistant; mcp server; connect claude desktop; tools over mcp; connect claude to the figures
    use the site from an ai assistant; model context protocol address; cursor or zed can query the figures; stdio bridge
    url ending in /mcp; which tools does the protocol server offer; streamable http; let my desktop assistant read the plan
    claude_desktop_config; is sign in needed for mcp
    i use an ai editor all day and want it to ask your server for rounds and ranks instead of copying figures by hand
    can chatgpt desktop connect to it; json-rpc endpoint for agents; does an agent get my private box; tools/list; agent integration`,
};
