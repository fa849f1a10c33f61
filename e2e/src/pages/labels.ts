/** Interface texts that tests look up in both languages. */
export const labels = {
  en: {
    connect: "Connect a wallet",
    username: "Username",
    sponsor: "Sponsor",
    seat: /^Below .* on the (left|right) leg$/,
    pay: "Register and pay",
    signIn: "Sign in",
    logout: "Logout",
    notFound: "Page not found",
    swap: "Swap",
    paid: "You pay",
    received: "You receive about",
    reviewSwap: "Review swap",
    approve: /^Approve /,
    ownRisk: "at my own risk",
    useToken: "Use this token",
  },
  fa: {
    connect: "اتصال کیف پول",
    username: "نام کاربری",
    sponsor: "حامی",
    seat: /^زیر .*در شاخهٔ (چپ|راست)$/,
    pay: "ثبت‌نام و پرداخت",
    signIn: "ورود با امضا",
    logout: "خروج",
    notFound: "این صفحه پیدا نشد",
    swap: "تبدیل",
    paid: "می‌پردازید",
    received: "حدوداً دریافت می‌کنید",
    reviewSwap: "بازبینی تبدیل",
    approve: /^اجازهٔ خرج /,
    ownRisk: "با پذیرش ریسک",
    useToken: "استفاده از این توکن",
  },
} as const;

export type Labels = (typeof labels)[keyof typeof labels];
