/**
 * Every error that a user can see: the plan contract's errors under their Solidity names, and the API's own codes. A message
 * says what failed, then what to do.
 */
interface CatalogueError {
  /** The HTTP status when the API responds with this error. */
  readonly status: number;
  readonly en: string;
  readonly fa: string;
}

/** Rules of the plan contract, by the names of its Solidity errors (`contracts/src/interfaces/IPlanErrors.sol`). */
export const contractErrors = {
  Maximum50PointsPossible: {
    status: 409,
    en: "A member can hold at most 5 units, which is 50 points a day. Buy fewer units, or none if you have all 5.",
    fa: "هر عضو حداکثر ۵ واحد، یعنی ۵۰ امتیاز در روز، دارد. واحد کمتری بخرید؛ اگر هر ۵ واحد را دارید، خرید دیگری لازم نیست.",
  },
  Minimum50Nodes: {
    status: 422,
    en: "A settlement batch must name at least 50 members, unless it completes the round. Add more members.",
    fa: "هر دستهٔ تسویه دست‌کم ۵۰ عضو دارد، مگر آنکه دور را کامل کند. اعضای بیشتری به آن بیفزایید.",
  },
  NodeAlreadyExists: {
    status: 409,
    en: "This wallet already belongs to a member. Log in instead, or register with another wallet.",
    fa: "این کیف پول از پیش عضو است. وارد شوید، یا با کیف پول دیگری ثبت‌نام کنید.",
  },
  NodeNotRegistered: {
    status: 404,
    en: "There is no member with this name or wallet. Check it, or register first.",
    fa: "عضوی با این نام یا کیف پول وجود ندارد. آن را بررسی کنید، یا نخست ثبت‌نام کنید.",
  },
  OnlyExternallyOwnedAccounts: {
    status: 403,
    en: "Smart-contract wallets cannot register. Use an ordinary wallet, one with a private key of its own.",
    fa: "کیف پول‌های قراردادی نمی‌توانند ثبت‌نام کنند. از یک کیف پول معمولی با کلید خصوصی خودش استفاده کنید.",
  },
  ReferralNodeAlreadyHasTwoLegs: {
    status: 409,
    en: "This seat was just taken: both legs of this member are full. Choose another member to be placed below, or let us find a free seat.",
    fa: "این جایگاه همین حالا پر شد: هر دو شاخهٔ این عضو پر است. بگویید زیرِ چه کس دیگری می‌نشینید، یا بگذارید جای خالی را پیدا کنیم.",
  },
  ReferralNodeDoesNotExist: {
    status: 404,
    en: "There is no member with the username to be placed below. Check its spelling.",
    fa: "عضوی با نام کاربریِ کسی که می‌خواهید زیرش بنشینید وجود ندارد. املای آن را بررسی کنید.",
  },
  SponsorNodeDoesNotExist: {
    status: 404,
    en: "There is no member with the sponsor's username. Check its spelling with the person who invited you.",
    fa: "عضوی با نام کاربری این حامی وجود ندارد. املای آن را از کسی که شما را دعوت کرده بپرسید.",
  },
  TimeException: {
    status: 409,
    en: "No round can be settled now. Try again when a round with entries has ended.",
    fa: "اکنون دوری برای تسویه نیست. پس از پایان دوری که ورودی داشته است دوباره تلاش کنید.",
  },
  UsernameInvalid: {
    status: 422,
    en: "A username uses only a-z, 0-9 and _, and starts with a letter. In Plus, use your own username.",
    fa: "نام کاربری فقط از a تا z، 0 تا 9 و _ ساخته می‌شود و با حرف آغاز می‌شود. در پلاس همان نام کاربری خودتان است.",
  },
  UsernameLengthInvalid: {
    status: 422,
    en: "A username has 4 to 16 characters. Choose a shorter or longer one.",
    fa: "نام کاربری ۴ تا ۱۶ نویسه دارد. نامی کوتاه‌تر یا بلندتر برگزینید.",
  },
  UsernameTaken: {
    status: 409,
    en: "This username belongs to another member, or did in the last 30 days. Choose another one.",
    fa: "این نام کاربری از آنِ کس دیگری است یا در ۳۰ روز گذشته بوده است. نام دیگری برگزینید.",
  },
  WrongEnterPrice: {
    status: 409,
    en: "The payment does not match the price in force. Load the price again and pay exactly that.",
    fa: "مبلغ پرداختی با بهای جاری برابر نیست. بها را دوباره بخوانید و دقیقاً همان را بپردازید.",
  },
  NotOpenYet: {
    status: 409,
    en: "The plan is not open for entries yet. Come back at the opening time.",
    fa: "طرح هنوز برای ورود باز نشده است. در زمان گشایش بازگردید.",
  },
  AlreadyOpen: {
    status: 409,
    en: "The plan is open: seats can no longer be set up in advance. Use the ordinary registration.",
    fa: "طرح باز شده است و دیگر نمی‌توان جایگاهی را از پیش ساخت. از ثبت‌نام عادی استفاده کنید.",
  },
  DeadlinePassed: {
    status: 409,
    en: "The transaction was mined after its deadline and nothing was paid. Send it again.",
    fa: "تراکنش پس از مهلت خود ثبت شد و چیزی پرداخت نشد. دوباره آن را بفرستید.",
  },
  PriceStale: {
    status: 503,
    en: "The POL price feed has no recent reading, so entries are paused. Try again later; withdrawals still work.",
    fa: "منبع قیمت POL عدد تازه‌ای ندارد و ورودها در انتظار است. بعداً دوباره تلاش کنید؛ برداشت در این میان کار می‌کند.",
  },
  PriceInvalid: {
    status: 503,
    en: "The POL price feed returns no usable reading, so entries are paused. Try again later; withdrawals still work.",
    fa: "منبع قیمت POL عدد درستی نمی‌دهد و ورودها در انتظار است. بعداً دوباره تلاش کنید؛ برداشت در این میان کار می‌کند.",
  },
  PriceUnconfirmed: {
    status: 503,
    en: "The POL price moved by more than half and needs a second reading. Try again in an hour.",
    fa: "قیمت POL بیش از نصف تغییر کرده و در انتظار خوانش دوم است. یک ساعت دیگر دوباره تلاش کنید.",
  },
  BoxTooSmall: {
    status: 409,
    en: "Your box holds less than this amount. Enter at most the amount in the box.",
    fa: "موجودی صندوق شما کمتر از این مبلغ است. حداکثر به اندازهٔ موجودی صندوق وارد کنید.",
  },
  RankWindowNotOpen: {
    status: 409,
    en: "Ranks cannot be claimed now. Try again when the month has ended and all of its rounds are closed.",
    fa: "اکنون مهلت ثبت رتبه نیست. پس از پایان ماه و بسته شدن همهٔ دورهای آن دوباره تلاش کنید.",
  },
  RankWindowNotClosed: {
    status: 409,
    en: "This month's shares cannot be collected yet. Try again when its ranks can no longer be claimed.",
    fa: "سهم‌های این ماه هنوز دریافت‌شدنی نیست. پس از پایان مهلت ثبت رتبه‌های آن دوباره تلاش کنید.",
  },
  NothingToCollect: {
    status: 409,
    en: "Nothing has been earned since the last collection. Collect again after the next round is closed.",
    fa: "از آخرین برداشت چیزی به دست نیامده است. پس از بسته شدن دور بعدی دوباره برداشت کنید.",
  },
  AddressChangeNotStarted: {
    status: 409,
    en: "No move to this address has started. Start it from the member's current wallet first.",
    fa: "انتقال به این نشانی آغاز نشده است. نخست آن را از کیف پول کنونی عضو آغاز کنید.",
  },
  SendFailed: {
    status: 409,
    en: "Your wallet refused the POL, and your box is unchanged. Withdraw to a wallet that accepts POL.",
    fa: "کیف پول شما POL را نپذیرفت و صندوق شما تغییری نکرد. به کیف پولی برداشت کنید که POL را می‌پذیرد.",
  },
  OnlyDeployer: {
    status: 403,
    en: "Only the account that deployed the plan may do this. Use that account.",
    fa: "فقط حسابی که طرح را مستقر کرده می‌تواند این کار را بکند. از همان حساب استفاده کنید.",
  },
  RootCannotEnter: {
    status: 403,
    en: "The root seat earns nothing and cannot buy units. Use a member's wallet.",
    fa: "جایگاه ریشه درآمدی ندارد و نمی‌تواند واحد بخرد. از کیف پول یک عضو استفاده کنید.",
  },
  InvalidArgument: {
    status: 422,
    en: "The contract does not accept one of the values. Reload the page and try again.",
    fa: "قرارداد یکی از مقدارها را نمی‌پذیرد. صفحه را دوباره بارگذاری و از نو تلاش کنید.",
  },
  GenesisTooOld: {
    status: 422,
    en: "The genesis is more than 30 days before the deployment. Choose a later midnight.",
    fa: "آغاز دور صفر بیش از ۳۰ روز پیش از استقرار است. نیمه‌شب دیرتری برگزینید.",
  },
  TooManyFeedDecimals: {
    status: 422,
    en: "The price feed has more than 12 decimals, too many for a 64-bit price. Use another feed.",
    fa: "منبع قیمت بیش از ۱۲ رقم اعشار دارد و قیمت آن در ۶۴ بیت جا نمی‌شود. منبع دیگری به کار ببرید.",
  },
  CoreIsPlus: {
    status: 422,
    en: "The core plan of a Plus plan is itself a Plus plan. Pass the address of a core plan.",
    fa: "طرحی که پلاس به آن وصل می‌شود خودش پلاس است. نشانی یک طرح اصلی را بدهید.",
  },
  UsernameFeeMissing: {
    status: 422,
    en: "The core plan has no fee for a new username. Set one above 0.",
    fa: "طرح اصلی برای تغییر نام کاربری کارمزدی ندارد. کارمزدی بیش از صفر بگذارید.",
  },
  OnlyInCore: {
    status: 409,
    en: "Plus keeps no names or wallets of its own. Do this in the core plan; Plus follows.",
    fa: "پلاس نام یا کیف پولی از خود ندارد. این کار را در طرح اصلی انجام دهید؛ پلاس از آن پیروی می‌کند.",
  },
} as const satisfies Record<string, CatalogueError>;

/** The API's own codes, in `errors.code` of a response. */
export const apiErrors = {
  BAD_REQUEST: {
    status: 400,
    en: "The request cannot be read. Check its URL and headers.",
    fa: "درخواست خوانا نیست. نشانی و سرآیندهای آن را بررسی کنید.",
  },
  BAD_JSON: {
    status: 400,
    en: "The body is not valid JSON. Send a JSON object.",
    fa: "بدنهٔ درخواست JSON درستی نیست. یک شیء JSON بفرستید.",
  },
  UNAUTHORIZED: {
    status: 401,
    en: "You are not logged in, or your session has ended. Log in again.",
    fa: "وارد نشده‌اید یا نشست شما پایان یافته است. دوباره وارد شوید.",
  },
  SEAT_MOVED: {
    status: 401,
    en: "Your seat has moved to another wallet. Log in with the new wallet.",
    fa: "جایگاه شما به کیف پول دیگری منتقل شده است. با کیف پول تازه وارد شوید.",
  },
  SIGN_IN_REFUSED: {
    status: 401,
    en: "Sign-in failed: the sign-in message is older than 5 minutes or already used, or another wallet signed it. Start again and sign the new message.",
    fa: "ورود پذیرفته نشد: پیام ورود بیش از ۵ دقیقه عمر دارد یا پیش‌تر به کار رفته، یا امضا از کیف پول دیگری است. از نو آغاز و پیام تازه را امضا کنید.",
  },
  FORBIDDEN: {
    status: 403,
    en: "Your account is not allowed to do this. Log in with one that is.",
    fa: "اجازهٔ این کار را ندارید. با حسابی که اجازه دارد وارد شوید.",
  },
  NOT_FOUND: {
    status: 404,
    en: "There is nothing at this URL. Check it against the list at /api/docs.",
    fa: "در این نشانی چیزی نیست. آن را بررسی کنید؛ فهرست نشانی‌ها در ‎/api/docs است.",
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    en: "There is no member with this username. Check its spelling; a new member appears within seconds.",
    fa: "عضوی با این نام کاربری وجود ندارد. املای آن را بررسی کنید؛ عضو تازه چند ثانیه بعد دیده می‌شود.",
  },
  NOT_IN_PLUS: {
    status: 404,
    en: "This member has no seat in Plus. Look at the core plan, or come back when they have joined Plus.",
    fa: "این عضو در پلاس جایگاهی ندارد. طرح اصلی را ببینید، یا پس از پیوستن او به پلاس بازگردید.",
  },
  NO_PLUS: {
    status: 404,
    en: "This server has no Plus plan. Omit the parameter plan, or set it to core.",
    fa: "در اینجا طرح پلاس وجود ندارد. پارامتر plan را حذف کنید، یا آن را core بگذارید.",
  },
  ROUND_NOT_FOUND: {
    status: 404,
    en: "This round has no data: nothing happened in it, or it has not started. GET /rounds lists the available ones.",
    fa: "در این دور چیزی رخ نداده یا هنوز نرسیده است. دورهای دیگر در ‎/rounds فهرست شده‌اند.",
  },
  MARKET_NOT_FOUND: {
    status: 404,
    en: "This server has no such market. GET /markets lists the available ones.",
    fa: "چنین بازاری در اینجا وجود ندارد. بازارهای دیگر در ‎/markets فهرست شده‌اند.",
  },
  ROUND_NOT_CLOSED: {
    status: 409,
    en: "This round is not closed yet. Try again after it is settled, shortly after its end.",
    fa: "این دور هنوز بسته نشده است. پس از تسویه، کمی بعد از پایان دور، دوباره تلاش کنید.",
  },
  BOT_NOT_FOUND: {
    status: 404,
    en: "You have no bot with this id. GET /bots lists yours.",
    fa: "رباتی با این شناسه ندارید. ربات‌های شما در ‎/bots فهرست شده‌اند.",
  },
  TOO_MANY_BOTS: {
    status: 409,
    en: "You have the maximum of 20 bots. Delete one that you no longer need, then try again.",
    fa: "۲۰ ربات دارید و بیش از این ممکن نیست. رباتی را که لازم ندارید حذف و دوباره تلاش کنید.",
  },
  CHAT_LOG_IN: {
    status: 403,
    en: "Chatting under a member's name needs that member's session. Log in, or chat as a visitor.",
    fa: "برای گفت‌وگو با نام یک عضو باید وارد حساب او شده باشید. وارد شوید، یا به‌عنوان بازدیدکننده بپرسید.",
  },
  CHAT_NOT_YOURS: {
    status: 403,
    en: "You are logged in as another member. Reload the page, then ask again.",
    fa: "با حساب عضو دیگری وارد شده‌اید. صفحه را دوباره باز کنید و بپرسید.",
  },
  CHAT_CONVERSATION_NOT_FOUND: {
    status: 404,
    en: "This conversation no longer exists. Start a new one.",
    fa: "این گفت‌وگو دیگر وجود ندارد. گفت‌وگوی تازه‌ای آغاز کنید.",
  },
  CHAT_MESSAGE_NOT_FOUND: {
    status: 404,
    en: "This reply no longer exists. Reload the conversation.",
    fa: "این پاسخ دیگر وجود ندارد. گفت‌وگو را دوباره باز کنید.",
  },
  CHAT_CONVERSATION_FULL: {
    status: 409,
    en: "This conversation has reached its limit of 200 messages. Start a new one.",
    fa: "این گفت‌وگو ۲۰۰ پیام دارد و جای بیشتری نیست. گفت‌وگوی تازه‌ای آغاز کنید.",
  },
  CHAT_BUSY: {
    status: 409,
    en: "Your last question is still being answered. Wait for the reply, then ask the next one.",
    fa: "پرسش پیشین شما هنوز در دست پاسخ است. پس از رسیدن پاسخ، پرسش بعدی را بفرستید.",
  },
  TREE_NOT_YOURS: {
    status: 403,
    en: "This part of the tree is private. Open your own seat, or one below it.",
    fa: "این بخش از درخت خصوصی است. جایگاه خودتان یا جایگاهی زیر آن را باز کنید.",
  },
  TREE_ROUND_UNKNOWN: {
    status: 404,
    en: "There is no tree of this round: it is not closed, or is older than the stored ones. Request latest.",
    fa: "درخت این دور در دست نیست: دور هنوز بسته نشده، یا از درخت‌های نگهداری‌شده قدیمی‌تر است. latest را بخواهید.",
  },
  TREE_SEAT_TOO_NEW: {
    status: 404,
    en: "This seat is newer than the round's tree. GET /tree/:round/entries has it until the next round is closed.",
    fa: "این جایگاه از درخت این دور تازه‌تر است. تا بسته شدن دور بعد، آن را از ‎/tree/:round/entries بخوانید.",
  },
  TREE_NO_ROUND_CLOSED: {
    status: 503,
    en: "There is no tree until the first round is closed. Rounds end once a day; try again after that.",
    fa: "درخت با بسته شدن نخستین دور پدید می‌آید و هر دور یک روز است. پس از آن دوباره سر بزنید.",
  },
  TREE_NOT_READY: {
    status: 503,
    en: "The tree is not ready: it is written shortly after a round is closed. Try again in a minute.",
    fa: "درخت آماده نیست: کمی پس از بسته شدن هر دور نوشته می‌شود. یک دقیقهٔ دیگر دوباره تلاش کنید.",
  },
  NOT_A_MEMBER: {
    status: 404,
    en: "This wallet does not belong to a member. Register first, or log in with the wallet that you registered.",
    fa: "این کیف پول عضو نیست. نخست ثبت‌نام کنید، یا با کیف پولی که ثبت‌نام کرده‌اید وارد شوید.",
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: "This endpoint does not support this method. Use one from the Allow header.",
    fa: "این نشانی هست اما این متد را نمی‌پذیرد. متدهای مجاز در سرآیند Allow آمده است.",
  },
  REQUEST_TIMEOUT: {
    status: 408,
    en: "The request did not arrive in time. Check your connection and send it again.",
    fa: "درخواست به‌موقع نرسید. اتصال خود را بررسی کنید و دوباره بفرستید.",
  },
  LINK_EXPIRED: {
    status: 404,
    en: "This link is no longer valid: it was used already, or is older than 48 hours. Subscribe again for a new one.",
    fa: "این پیوند دیگر معتبر نیست: پیش‌تر به کار رفته یا بیش از ۴۸ ساعت عمر دارد. برای پیوند تازه دوباره مشترک شوید.",
  },
  COUNTRY_UNKNOWN: {
    status: 404,
    en: "unable to fetch the country",
    fa: "یافتن کشور ممکن نشد",
  },
  CONFLICT: {
    status: 409,
    en: "The data changed in the meantime. Reload the page and try again.",
    fa: "در این میان چیزی تغییر کرده است. صفحه را دوباره بارگذاری و تکرار کنید.",
  },
  NOT_MINED_YET: {
    status: 409,
    en: "Your registration is not on the chain yet. Wait until the transaction is mined, then try again.",
    fa: "ثبت‌نام شما هنوز روی زنجیره نیست. تا ثبت تراکنش صبر کنید و دوباره تلاش کنید.",
  },
  BODY_TOO_LARGE: {
    status: 413,
    en: "The body is too large. Send at most 64 KiB.",
    fa: "بدنهٔ درخواست بیش از اندازه بزرگ است. حداکثر ۶۴ کیبی‌بایت بفرستید.",
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    en: "The request's URL and headers are too large. Send at most 16 KiB.",
    fa: "نشانی و سرآیندهای درخواست بیش از اندازه بزرگ است. حداکثر ۱۶ کیبی‌بایت بفرستید.",
  },
  EXPECTATION_FAILED: {
    status: 417,
    en: "The server does not support this Expect header. Send 100-continue, or no Expect header.",
    fa: "سرور این سرآیند Expect را پشتیبانی نمی‌کند. مقدار ‎100-continue را بفرستید یا آن را حذف کنید.",
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    en: "The picture is larger than 2 MB. Choose a smaller one.",
    fa: "تصویر بزرگ‌تر از ۲ مگابایت است. تصویر کوچک‌تری برگزینید.",
  },
  IMAGE_TYPE: {
    status: 415,
    en: "Unsupported picture format. Send a JPEG, PNG, WebP or GIF file as multipart/form-data.",
    fa: "این تصویری نیست که بپذیریم. پرونده‌ای از نوع JPEG، PNG، WebP یا GIF را به‌صورت multipart/form-data بفرستید.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: "The body is not JSON. Send it with the header Content-Type: application/json.",
    fa: "بدنهٔ درخواست JSON نیست. آن را با سرآیند Content-Type: application/json بفرستید.",
  },
  VALIDATION: {
    status: 422,
    en: "Some values are invalid. Correct the fields that are named.",
    fa: "برخی مقدارها پذیرفتنی نیست. آن‌هایی را که نام برده شده درست کنید.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: "Too many requests from your address. Wait as long as the Retry-After header says, then try again.",
    fa: "درخواست‌های زیادی از نشانی شما رسیده است. به اندازه‌ای که سرآیند Retry-After می‌گوید صبر و دوباره تلاش کنید.",
  },
  INTERNAL: {
    status: 500,
    en: "Something went wrong on our side, and we logged it. Try again; if it fails again, send the request id to support.",
    fa: "خطایی در سمت ما رخ داد و ثبت شد. دوباره تلاش کنید؛ اگر باز رخ داد شناسهٔ درخواست را به پشتیبانی بگویید.",
  },
  BAD_GATEWAY: {
    status: 502,
    en: "The server sent an invalid response. Try again in a moment.",
    fa: "سرور پاسخ درستی نداد. لحظه‌ای دیگر دوباره تلاش کنید.",
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    en: "The service is temporarily unavailable. Try again in a moment.",
    fa: "سرویس اکنون آماده نیست. لحظه‌ای دیگر دوباره تلاش کنید.",
  },
  PICTURES_BUSY: {
    status: 503,
    en: "Too many pictures are being processed. Wait as long as the Retry-After header says, then upload yours again.",
    fa: "تصویرهای زیادی هم‌زمان پردازش می‌شود. به اندازه‌ای که سرآیند Retry-After می‌گوید صبر و تصویر را دوباره بارگذاری کنید.",
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    en: "The blockchain node is not responding. Nothing is lost: try again in a moment.",
    fa: "گرهٔ زنجیره پاسخ نمی‌دهد. چیزی از دست نرفته است: لحظه‌ای دیگر دوباره تلاش کنید.",
  },
  GATEWAY_TIMEOUT: {
    status: 504,
    en: "The server took too long to respond. Try again in a moment.",
    fa: "پاسخ سرور بیش از اندازه طول کشید. لحظه‌ای دیگر دوباره تلاش کنید.",
  },
} as const satisfies Record<string, CatalogueError>;

/** The name of an error of the plan contract. */
export type ContractErrorName = keyof typeof contractErrors;
/** The API's own codes. */
export type ApiErrorCode = keyof typeof apiErrors;
/** Every code of the catalogue. */
export type ErrorCode = ContractErrorName | ApiErrorCode;

/** All errors by code, for contract decoder, server and web. */
export const catalogue: Readonly<Record<ErrorCode, CatalogueError>> = { ...contractErrors, ...apiErrors };

/** Whether an external string is a code of the catalogue. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(catalogue, code);
}
