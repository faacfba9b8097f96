-- What wrk sends, and the figures it prints: wrk -s load.lua <address> -- <pause> <fresh>
--
-- pause: the mean pause of a connection between a response and its next request, in milliseconds; 0 sends at once. Pauses are
--        exponentially distributed, so that the requests of many connections come at random, at a rate of connections ÷ pause.
-- fresh: 1 to give each request an address of its own, which no cache has; 0 to send the same one.

function init(arguments)
    local pause, fresh = tonumber(arguments[1]), arguments[2] == "1"
    if pause > 0 then
        function delay() return math.floor(pause * -math.log(1 - math.random()) + 0.5) end
    end
    if fresh then
        local number = 0
        function request()
            number = number + 1
            return wrk.format("GET", wrk.path .. "?fresh=" .. number)
        end
    end
end

function done(summary, latency)
    local errors = summary.errors
    io.write(string.format(
        '{"requests": %d, "microseconds": %d, "refused": %d, "late": %d, "broken": %d, "median": %d, "p99": %d, "mean": %d}\n',
        summary.requests, summary.duration, errors.status, errors.timeout, errors.connect + errors.read + errors.write,
        latency:percentile(50), latency:percentile(99), latency.mean))
end
